import { splitPath } from '@plumbline/contract/kernel/language.ts';

const KEY = 'plumbline.return-path';
const HERE = 'http://here';

/**
 * A path of ours out of an address, without its language; undefined for another site, the sign-in pages, and what is no
 * path.
 */
export function ownPath(to: string | undefined): string | undefined {
  if (!to?.startsWith('/') || !URL.canParse(to, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, HERE);
  const [, path] = splitPath(pathname);
  if (origin !== HERE || /^\/(?:login|register|api)(?:\/|$)/.test(path)) return undefined;
  return path + search + hash;
}

/** Remembers, over the way to Google and back, which page this tab was to show. */
export function keepReturnPath(path: string | undefined): void {
  try {
    if (path) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then one comes to the dashboard.
  }
}

/** The remembered page, once. */
export function takeReturnPath(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return ownPath(path);
  } catch {
    return undefined;
  }
}
