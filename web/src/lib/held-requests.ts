/** Storage key of the requests whose links this browser holds but that aren't in an account yet. Claimed at sign-in. */
const KEY = 'plumbline.held-requests';
/** The most requests that one sign-in claims. */
const MOST = 100;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns their ids, newest first. */
export function heldRequests(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText) : [];
  } catch {
    return [];
  }
}

/** Remembers a request whose link a visitor's browser holds. */
export function holdRequest(requestId: string): void {
  try {
    const ids = [requestId, ...heldRequests().filter((id) => id !== requestId)];
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Storage is unavailable. The link itself still opens the request.
  }
}

/** Forgets the requests after they were added to an account. */
export function forgetHeldRequests(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
