/** The requests whose links this browser holds and nobody has in their account yet: claimed at sign-in. */
const KEY = 'plumbline.held-requests';
/** As many as one sign-in claims. */
const MOST = 100;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Their ids, newest first. */
export function heldRequests(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText) : [];
  } catch {
    return [];
  }
}

/** Remembers that a visitor's browser holds a request's link. */
export function holdRequest(requestId: string): void {
  try {
    const ids = [requestId, ...heldRequests().filter((id) => id !== requestId)];
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Nothing can be kept: the link itself still opens the request.
  }
}

/** They are in somebody's account now. */
export function forgetHeldRequests(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}
