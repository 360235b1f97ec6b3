import { PHOTO_DATABASE } from '../../../lib/old-photos.ts';
import { isWaitingPhoto, type WaitingPhoto } from './waiting-photo.ts';

/** Where photos wait, in all tabs of the browser. Its methods reject where the browser stores nothing. */
export interface WaitingStore {
  all(): Promise<readonly WaitingPhoto[]>;
  /** Adds a photo, or replaces the one with its key. */
  put(photo: WaitingPhoto): Promise<void>;
  remove(key: string): Promise<void>;
}

const NAME = 'photos';

/** Runs one request in a transaction of its own. Resolves once that is stored. */
async function run<Result>(mode: IDBTransactionMode, request: (photos: IDBObjectStore) => IDBRequest<Result>) {
  const opening = indexedDB.open(PHOTO_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: 'key' });
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The storage of photos failed'));
  });
  try {
    const transaction = database.transaction(NAME, mode);
    const asked = request(transaction.objectStore(NAME));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      const failed = () => reject(transaction.error ?? new Error('The storage of photos failed'));
      transaction.onerror = failed;
      // The disk is full.
      transaction.onabort = failed;
    });
    return asked.result;
  } finally {
    database.close();
  }
}

/** Photos in IndexedDB. */
export const browserPhotos: WaitingStore = {
  async all() {
    const kept: { key: string }[] = await run('readonly', (photos) => photos.getAll());
    for (const each of kept) if (!isWaitingPhoto(each)) await browserPhotos.remove(each.key);
    return kept.filter(isWaitingPhoto);
  },
  async put(photo) {
    await run('readwrite', (photos) => photos.put(photo));
  },
  async remove(key) {
    await run('readwrite', (photos) => photos.delete(key));
  },
};
