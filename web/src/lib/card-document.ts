import { redirect } from '@tanstack/react-router';
import { site } from './site.ts';

/**
 * `beforeLoad` of a page that takes a card: the provider's form comes from elsewhere, which only the policy of such a
 * page lets in. A visitor who comes from another page gets a document of its own.
 */
export function inCardDocument({ location, preload }: { location: { href: string }; preload: boolean }): void {
  if (preload || site.takesCards) return;
  // oxlint-disable-next-line typescript/only-throw-error -- what the router wants thrown
  throw redirect({ href: location.href, reloadDocument: true });
}
