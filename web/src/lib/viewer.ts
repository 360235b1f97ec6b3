import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { VIEWER_ID } from '@plumbline/contract/kernel/site.ts';

let viewer: User | null | undefined;
let wasRead = false;

/**
 * Returns the user for whom the server rendered this page: null for a visitor, undefined if the page is rendered as
 * anyone sees it.
 */
export function renderedViewer(): User | null | undefined {
  if (!wasRead) {
    const text = document.getElementById(VIEWER_ID)?.textContent;
    viewer = text ? (JSON.parse(text) as User | null) : undefined;
    wasRead = true;
  }
  return viewer;
}
