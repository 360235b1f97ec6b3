import { inTime } from './in-time.ts';

/** Keeps answers in memory for as long as the data that they were read from stays the same. */
export interface KeptAnswers {
  /**
   * Returns the answer kept at `key` if nothing has been committed since it was read; otherwise reads and keeps it. Calls
   * share answers, so nobody may change one.
   */
  answer<T extends object>(key: string, read: () => Promise<T>): Promise<T>;
}

/** Reads each time. */
export const keepsNothing: KeptAnswers = { answer: (_key, read) => read() };

interface KeptAnswersOptions {
  /** Returns the version of the data, including every change that was committed before the call, by any process. */
  version(): Promise<number | undefined>;
  /**
   * Waits until a read includes every change that is committed now. Returns false if it still may not. Only for reads
   * from a copy of the database.
   */
  catchUp?(): Promise<boolean>;
  /** The most memory for all answers; roughly what they really take. */
  readonly mostBytes: number;
  readonly now?: () => number;
  /** The longest wait for the version. */
  readonly patienceMs?: number;
}

/** Nothing depends on it: what has changed is read again at once. */
const LONGEST_MS = 10 * 60_000;
/** A version that doesn't come in time, such as while its table is locked, is unknown. Then the data is read. */
const PATIENCE_MS = 1000;
/** Of an answer in memory, per character of its JSON. */
const BYTES = 3;
/** Of an entry without its answer. */
const ENTRY_BYTES = 500;

interface Entry {
  readonly version: number | undefined;
  readonly until: number;
  readonly answer: Promise<object>;
  /** Zero until it has been read. */
  readonly bytes: number;
}

/**
 * Keeps answers within `mostBytes`: those that were not asked for longest go first. Calls that miss the same answer at the
 * same version share one read. An answer is at least as new as its version, which is asked for before it is read.
 */
export function keptAnswers({
  version,
  catchUp,
  mostBytes,
  now = () => performance.now(),
  patienceMs = PATIENCE_MS,
}: KeptAnswersOptions): KeptAnswers & { readonly bytes: () => number } {
  const entries = new Map<string, Entry>();
  let total = 0;

  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const put = (key: string, entry: Entry) => {
    remove(key);
    entries.set(key, entry);
    total += entry.bytes;
    for (const oldest of entries.keys()) {
      if (total <= mostBytes) break;
      remove(oldest);
    }
  };

  /** Returns the answer at a key if it is current. */
  const find = (key: string, asOf: number | undefined): Promise<object> | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.version !== asOf || entry.until <= now()) return undefined;
    // The order of the map is that of their last use.
    entries.delete(key);
    entries.set(key, entry);
    return entry.answer;
  };
  const keep = <T extends object>(key: string, asOf: number | undefined, answer: Promise<T>): Promise<T> => {
    const entry: Entry = { version: asOf, until: now() + LONGEST_MS, answer, bytes: ENTRY_BYTES + key.length };
    put(key, entry);
    const isStillThere = () => entries.get(key) === entry;
    answer.then(
      (value) => {
        if (!isStillThere()) return;
        const bytes = entry.bytes + BYTES * JSON.stringify(value).length;
        if (bytes > mostBytes / 8) remove(key);
        else put(key, { ...entry, bytes });
      },
      () => {
        if (isStillThere()) remove(key);
      },
    );
    return answer;
  };

  return {
    bytes: () => total,
    answer: async <T extends object>(key: string, read: () => Promise<T>): Promise<T> => {
      const asOf = await inTime(version(), patienceMs);
      if (asOf === null) return read();
      // Each key has answers of one type.
      const found = () => find(key, asOf.value) as Promise<T> | undefined;
      const known = found();
      if (known !== undefined) return known;
      if (catchUp !== undefined && !(await catchUp())) return read();
      return found() ?? keep(key, asOf.value, read());
    },
  };
}
