import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { redirect } from '@tanstack/react-router';
import { language } from './language.ts';
import { site } from './site.ts';

/**
 * `beforeLoad` of a page that loads something from elsewhere, the tiles of a map or the form of the payment provider:
 * only the policy of such a page lets it in, and its document says so. A visitor who comes from another page gets a
 * document of its own, in the language of that page.
 */
export const inDocumentWith =
  (part: 'mapBase' | 'takesCards') =>
  ({ location, preload }: { location: { href: string }; preload: boolean }): void => {
    if (preload || site[part] !== undefined) return;
    // oxlint-disable-next-line typescript/only-throw-error -- what the router wants thrown
    throw redirect({ href: pathIn(language, location.href), reloadDocument: true });
  };
