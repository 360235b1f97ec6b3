import { PHOTO_PHASE_FIELD } from '@plumbline/contract/domains/files/photo.ts';
import { listPhotos } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { pathOf, queryOf } from '../../../lib/call.ts';
import { notePhotos } from '../../../lib/kept-photos.ts';
import { retryDelay } from '../../../lib/live.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { draftStore } from '../wizard/draft-store.ts';
import { sentUnder } from '../wizard/sent-drafts.ts';
import { createPhotoQueue, type Outgoing } from './outgoing-photos.ts';
import { readyPhoto, sendPhoto } from './send-photo.ts';
import { browserPhotos } from './waiting-store.ts';

const LOCK = 'plumbline.photos';

const channel = import.meta.env.SSR || !('BroadcastChannel' in globalThis) ? null : new BroadcastChannel(LOCK);

const requestOf = (draftKey: string): string | null => sentUnder(draftKey)?.requestId ?? null;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The photos that wait in this browser. */
export const photoQueue = createPhotoQueue({
  store: browserPhotos,
  now: Date.now,
  newKey: randomKey,
  draftKey: () => draftStore.get().submissionKey,
  requestOf,
  isOnline: () => navigator.onLine,
  ready: readyPhoto,
  send: ({ requestId, shared, phase, description, bytes, key }, signal, onProgress) => {
    const url = pathOf(listPhotos.path, { id: requestId ?? '' }) + queryOf({ shared, [PHOTO_PHASE_FIELD]: phase });
    return sendPhoto({ url, bytes, key, description, signal, onProgress });
  },
  // Without the lock, as in browsers of 2021, the key still makes each photo count once.
  alone: async (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
  later: (attempt, work) => {
    clearTimeout(timer);
    timer = setTimeout(work, retryDelay(attempt));
  },
  note: (photos) => notePhotos(Math.max(0, ...photos.map(({ at }) => at))),
  tell: () => channel?.postMessage('changed'),
});

channel?.addEventListener('message', () => void photoQueue.read());

/** Photos go with their draft. */
function followDraft(): void {
  let { submissionKey } = draftStore.get();
  draftStore.subscribe(() => {
    if (draftStore.get().submissionKey === submissionKey) return;
    submissionKey = draftStore.get().submissionKey;
    void photoQueue.read();
  });
}
if (!import.meta.env.SSR) followDraft();

/** Resolves once the photos that the browser stores are known, and old ones are gone. */
export const photosRead = import.meta.env.SSR ? Promise.resolve() : photoQueue.read();

const nothing: readonly Outgoing[] = [];

const useQueue = () => useSyncExternalStore(photoQueue.subscribe, photoQueue.get, () => nothing);

/** Returns the photos that were chosen for a draft. */
export const useChosen = (draftKey: string): readonly Outgoing[] =>
  useQueue().filter((photo) => photo.requestId === null && photo.draftKey === draftKey);

/**
 * Sends the photos of a submitted request, and again when a lost connection is back. Returns those that wait, and those
 * that this page has sent. `onSent` is called after each.
 */
export function useOutgoing(requestId: string, onSent: () => void): readonly Outgoing[] {
  // One that was just submitted is not assigned yet.
  const photos = useQueue().filter((photo) => (photo.requestId ?? requestOf(photo.draftKey)) === requestId);
  const sent = photos.filter(({ isSent }) => isSent).length;
  const tellSent = useEffectEvent(onSent);
  useEffect(() => {
    if (sent > 0) tellSent();
  }, [sent]);
  useEffect(() => {
    void photoQueue.read().then(() => photoQueue.send(requestId));
    const online = () => photoQueue.retryAll(requestId);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [requestId]);
  return photos;
}
