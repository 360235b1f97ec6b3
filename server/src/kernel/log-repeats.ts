import type { LogFacts } from './log.ts';
import { outsideTrace } from './trace.ts';

/** Lines about the same error within a window that are written. */
const MOST = 20;
/** Of an error whose cause is known: everything fails with it, and one line says what to do. */
const MOST_OF_CAUSE = 1;
const WINDOW_MS = 60_000;
/** Different errors at once. Beyond that, none is counted, and all are written. */
const MOST_ERRORS = 500;

/**
 * Limits how often the same error is written to a log: a full disk makes every request and job fail. Returns the function
 * that decides about a line. `summarize` is called after a minute in which lines were left out.
 */
export function limitRepeats(summarize: (facts: LogFacts) => void): (facts: unknown, message: unknown) => boolean {
  const seen = new Map<string, { written: number; left: number }>();

  const begin = (key: string, facts: LogFacts) => {
    const lines = { written: 1, left: 0 };
    seen.set(key, lines);
    const end = () => {
      seen.delete(key);
      if (lines.left > 0) summarize({ ...facts, repeats: lines.left });
    };
    outsideTrace(() => setTimeout(end, WINDOW_MS).unref());
  };

  return (given, message) => {
    const facts = errorIn(given);
    if (facts === null) return true;
    const { cause } = facts;
    const key = typeof cause === 'string' ? cause : JSON.stringify([facts, message]);
    const lines = seen.get(key);
    if (lines === undefined) {
      if (seen.size < MOST_ERRORS) begin(key, facts);
      return true;
    }
    const isWritten = lines.written < (cause === undefined ? MOST : MOST_OF_CAUSE);
    if (isWritten) lines.written += 1;
    else lines.left += 1;
    return isWritten;
  };
}

/** What tells one error from another: neither when it happened nor in which call. */
const OF_ERRORS = ['error', 'code', 'table', 'constraint', 'routine', 'cause', 'at'] as const;

function errorIn(given: unknown): LogFacts | null {
  if (typeof given !== 'object' || given === null) return null;
  const facts = given as LogFacts & { readonly err?: unknown };
  if (typeof facts['error'] !== 'string') return errorIn(facts.err);
  return Object.fromEntries(OF_ERRORS.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])));
}
