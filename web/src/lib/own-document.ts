import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { redirect } from '@tanstack/react-router';
import { language } from './language.ts';
import { site } from './site.ts';

/**
 * `beforeLoad` of a page that loads something from another origin, such as map tiles or the payment provider's form.
 * Only the content security policy of that page's document allows it. Navigation from another page therefore loads a
 * new document, in the language of the page.
 */
export const inDocumentWith =
  (part: 'mapBase' | 'takesCards') =>
  ({ location, preload }: { location: { href: string }; preload: boolean }): void => {
    if (preload || site[part] !== undefined) return;
    // oxlint-disable-next-line typescript/only-throw-error -- the router expects it to be thrown
    throw redirect({ href: pathIn(language, location.href), reloadDocument: true });
  };
