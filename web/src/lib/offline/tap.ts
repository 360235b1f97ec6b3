/** What came of a tap: the server's response. `EXPIRED` if it was never sent. */
export interface Outcome {
  readonly status: number;
  readonly text: string;
}

/** A tap that waited longer than a day. Nobody expects its effect anymore. */
export const EXPIRED: Outcome = { status: 0, text: '' };

/** A call that was made without a connection and waits for one. */
export interface Tap {
  /** Its idempotency key, the same for every try. */
  readonly key: string;
  /** The endpoint's name, to say what it was. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** JSON; undefined if the call has no body. */
  readonly body: string | undefined;
  readonly language: string;
  /** The id of the user who made it; null for a visitor. */
  readonly owner: string | null;
  /** When it was made, in milliseconds. */
  readonly at: number;
  /** Undefined while it waits. */
  readonly outcome?: Outcome;
}

/** The most taps that wait. More than that is no longer somebody tapping. */
export const MOST_TAPS = 50;
const LASTS_MS = 24 * 60 * 60 * 1000;

export const hasExpired = (tap: Tap, now: number): boolean => now - tap.at >= LASTS_MS;

/** The server is busy or restarting, or a proxy answers in its place. */
const AGAIN_LATER: readonly number[] = [429, 502, 503, 504];
export const isForLater = (status: number): boolean => AGAIN_LATER.includes(status);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns whether a stored value is a tap. An earlier build may have stored something else. */
export function isTap(value: unknown): value is Tap {
  if (typeof value !== 'object' || value === null) return false;
  const { key, name, method, path, body, language, owner, at } = value as Readonly<Record<string, unknown>>;
  return (
    [key, name, method, path, language].every(isText) &&
    (body === undefined || isText(body)) &&
    (owner === null || isText(owner)) &&
    typeof at === 'number'
  );
}
