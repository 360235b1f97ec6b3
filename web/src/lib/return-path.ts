import { splitPath } from '@plumbline/contract/kernel/language.ts';

const KEY = 'plumbline.return-path';
const HERE = 'http://here';

/**
 * Returns a path on our site from an address, without its language; undefined for other sites, the sign-in pages, and
 * anything that isn't a path.
 */
export function ownPath(to: string | undefined): string | undefined {
  if (!to?.startsWith('/') || !URL.canParse(to, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, HERE);
  const [, path] = splitPath(pathname);
  if (origin !== HERE || /^\/(?:login|register|api)(?:\/|$)/.test(path)) return undefined;
  return path + search + hash;
}

/** Remembers the page that this tab was going to show, across the round trip to Google. */
export function keepReturnPath(path: string | undefined): void {
  try {
    if (path) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, the person returns to the dashboard.
  }
}

/** Returns the remembered page, once. */
export function takeReturnPath(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return ownPath(path);
  } catch {
    return undefined;
  }
}
