import { hasPhotos, latestPhoto, notePhotos } from './kept-photos.ts';

/** The storage of photos. It is not that of the taps, which the service worker opens in the version that it knows. */
export const PHOTO_DATABASE = 'plumbline-photos';
/** Photos wait as long as the server keeps a draft. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** Deletes the photos of somebody who has not returned to them, whatever page is opened. */
export function dropOldPhotos(now = Date.now()): void {
  if (!hasPhotos() || now - latestPhoto() < KEPT_MS) return;
  indexedDB.deleteDatabase(PHOTO_DATABASE);
  notePhotos(0);
}
