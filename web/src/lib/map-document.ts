import { redirect } from '@tanstack/react-router';
import { site } from './site.ts';

/**
 * `beforeLoad` of a page with a street map: tiles come from elsewhere, which only the policy of such a page lets in. A
 * visitor who comes from another page gets a document of its own.
 */
export function inMapDocument({ location, preload }: { location: { href: string }; preload: boolean }): void {
  if (preload || site.mapBase !== undefined) return;
  // oxlint-disable-next-line typescript/only-throw-error -- what the router wants thrown
  throw redirect({ href: location.href, reloadDocument: true });
}
