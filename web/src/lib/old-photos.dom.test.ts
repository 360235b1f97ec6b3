import { afterEach, expect, it, vi } from 'vitest';
import { hasPhotos, notePhotos } from './kept-photos.ts';
import { dropOldPhotos, KEPT_MS, PHOTO_DATABASE } from './old-photos.ts';

afterEach(() => {
  notePhotos(0);
  vi.unstubAllGlobals();
});

it('photos that nobody has touched for a day are deleted, whatever page is opened', () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  dropOldPhotos(KEPT_MS);
  notePhotos(1000);
  dropOldPhotos(KEPT_MS + 999);
  expect(deleteDatabase).not.toHaveBeenCalled();
  expect(hasPhotos()).toBe(true);
  dropOldPhotos(KEPT_MS + 1000);
  expect(deleteDatabase).toHaveBeenCalledWith(PHOTO_DATABASE);
  expect(hasPhotos()).toBe(false);
});
