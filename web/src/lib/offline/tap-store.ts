import { isTap, type Tap } from './tap.ts';

/** Where taps wait, in all tabs of the browser. */
export interface TapStore {
  /** Returns all taps, oldest first. */
  all(): Promise<Tap[]>;
  /** Adds a tap, or replaces the one with its key. */
  put(tap: Tap): Promise<void>;
  /** Removes a tap. Returns false if it was already gone, so that only one tab gets it. */
  take(key: string): Promise<boolean>;
}

const finished = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage of taps failed'));
  });

const NAME = 'taps';

/** Opens the storage that the service worker opens, too (web/public/sw-taps.js). */
async function open(): Promise<IDBObjectStore> {
  const opening = indexedDB.open('plumbline', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: 'key' });
  const database = await finished(opening);
  const transaction = database.transaction(NAME, 'readwrite');
  transaction.oncomplete = () => database.close();
  return transaction.objectStore(NAME);
}

/** Taps in IndexedDB, which the service worker can read. */
export const browserTaps: TapStore = {
  async all() {
    const kept: unknown[] = await finished((await open()).getAll());
    return kept.filter(isTap).toSorted((one, other) => one.at - other.at);
  },
  async put(tap) {
    await finished((await open()).put(tap));
  },
  async take(key) {
    const taps = await open();
    const isThere = (await finished(taps.count(key))) > 0;
    if (isThere) await finished(taps.delete(key));
    return isThere;
  },
};
