import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { createPhotoQueue, type Outgoing } from './outgoing-photos.ts';
import { MOST_WAITING_BYTES, type WaitingPhoto } from './waiting-photo.ts';
import type { WaitingStore } from './waiting-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const file = new Blob(['pixels']);
const refused = new ApiError(400, '', '{"code":"invalid-input","message":"No photo"}');

/** A browser's storage, which all of its tabs share. */
function aStore(): WaitingStore & { readonly photos: Map<string, WaitingPhoto> } {
  const photos = new Map<string, WaitingPhoto>();
  return {
    photos,
    all: async () => [...photos.values()],
    put: async (photo) => void photos.set(photo.key, photo),
    remove: async (key) => void photos.delete(key),
  };
}

/** A tab, in which every photo is `file` unless `size` says otherwise. */
function aTab(store: WaitingStore) {
  const at = {
    now: 0,
    draftKey: 'draft',
    request: '',
    size: 6,
    isOnline: true,
    failure: undefined as Error | undefined,
  };
  const sent: string[] = [];
  const later: (() => void)[] = [];
  let keys = 0;
  const queue = createPhotoQueue({
    store,
    now: () => at.now,
    newKey: () => `key-${(keys += 1)}`,
    draftKey: () => at.draftKey,
    requestOf: (draftKey) => (draftKey === 'draft' && at.request !== '' ? at.request : null),
    isOnline: () => at.isOnline,
    ready: async (bytes) => ({
      bytes: at.size === 6 ? bytes : ({ size: at.size } as Blob),
      preview: bytes.type === 'video/mp4' ? null : 'data:',
    }),
    send: async ({ key, description }) => {
      if (at.failure !== undefined) throw at.failure;
      sent.push(description ? `${key} ${description}` : key);
    },
    alone: (work) => work(),
    later: (_attempt, work) => void later.push(work),
    note: () => undefined,
    tell: () => undefined,
  });
  const choose = (blob = file) => queue.choose(blob, true, { draftKey: 'draft' });
  /** The draft becomes a request, and its page is opened. */
  const submit = async () => {
    Object.assign(at, { request: 'request', draftKey: 'next draft' });
    await queue.read();
    await queue.send('request');
  };
  const look = (photos: readonly Outgoing[]) =>
    photos.map(({ key, isSent, problem }) => `${key} ${isSent ? 'sent' : problem ? 'failed' : 'waits'}`);
  return { at, sent, later, queue, choose, submit, shown: () => look(queue.get()) };
}

describe('photos that were chosen in the wizard', () => {
  it('are sent once their draft is a request, each once, with what was said about them', async () => {
    const store = aStore();
    const { queue, choose, submit, sent, shown } = aTab(store);
    await choose();
    await choose();
    await queue.change('key-1', { description: 'The trap' });
    await queue.send('request');
    expect(sent).toEqual([]);
    await submit();
    await queue.send('request');
    expect(sent).toEqual(['key-1 The trap', 'key-2']);
    expect(shown()).toEqual(['key-1 sent', 'key-2 sent']);
    expect(store.photos.size).toBe(0);
  });

  it('are there again after a reload, and go on under the same keys', async () => {
    const store = aStore();
    const before = aTab(store);
    await before.choose();
    await before.choose();
    before.at.failure = new TypeError('broke');
    await before.submit();
    expect(before.shown()).toEqual(['key-1 failed', 'key-2 failed']);

    const after = aTab(store);
    Object.assign(after.at, { draftKey: 'next draft' });
    await after.queue.read();
    await after.queue.send('request');
    expect(after.sent).toEqual(['key-1', 'key-2']);
  });

  it('are gone with their draft, and after a day', async () => {
    const store = aStore();
    const { at, queue, choose } = aTab(store);
    await choose();
    at.now = DAY - 1;
    await queue.read();
    expect(store.photos.size).toBe(1);
    at.now = DAY;
    await queue.read();
    expect(store.photos.size).toBe(0);
    await choose();
    at.draftKey = 'another';
    await queue.read();
    expect(store.photos.size).toBe(0);
    expect(queue.get()).toEqual([]);
  });

  it('are refused if this device cannot read or keep them', async () => {
    const { at, choose, queue } = aTab(aStore());
    expect(await choose(new Blob([''], { type: 'video/mp4' }))).toBe('unreadable');
    at.size = MOST_WAITING_BYTES + 1;
    expect(await choose()).toBe('noRoom');
    expect(queue.get()).toEqual([]);
    // A submitted request takes it at once, without storing it here.
    expect(await queue.choose(file, true, { requestId: 'request' })).toBeNull();
  });

  it('live as long as the page where the browser stores nothing', async () => {
    const nothing = () => Promise.reject(new Error('Private window'));
    const { choose, submit, sent, queue, shown } = aTab({ all: nothing, put: nothing, remove: nothing });
    await choose();
    await queue.read();
    expect(shown()).toEqual(['key-1 waits']);
    await submit();
    expect(sent).toEqual(['key-1']);
  });

  it('can be dropped before and while they are sent', async () => {
    const store = aStore();
    const { queue, choose, submit, sent } = aTab(store);
    await choose();
    await choose();
    await queue.drop('key-1');
    expect(store.photos.size).toBe(1);
    await submit();
    expect(sent).toEqual(['key-2']);
  });
});

describe('a photo that fails', () => {
  it('is sent again after a while, or when the connection is back, with all that waited for it', async () => {
    const { at, queue, choose, submit, sent, later, shown } = aTab(aStore());
    await choose();
    await choose();
    at.failure = new ApiError(503, '', '');
    await submit();
    expect(shown()).toEqual(['key-1 failed', 'key-2 failed']);
    at.failure = undefined;
    later.pop()?.();
    await expect.poll(() => sent).toEqual(['key-1', 'key-2']);
    expect(queue.get().every(({ isSent }) => isSent)).toBe(true);
  });

  it('is not tried without a connection', async () => {
    const { at, queue, choose, submit, sent, later } = aTab(aStore());
    await choose();
    at.isOnline = false;
    await submit();
    expect([sent, later]).toEqual([[], []]);
    at.isOnline = true;
    queue.retryAll('request');
    await expect.poll(() => sent).toEqual(['key-1']);
  });

  it('holds up no other if the server refuses it, and is sent again only by hand', async () => {
    const { at, queue, choose, submit, sent, later, shown } = aTab(aStore());
    await choose();
    at.failure = refused;
    await submit();
    expect([shown(), later]).toEqual([['key-1 failed'], []]);
    at.failure = undefined;
    queue.retryAll('request');
    await queue.read();
    expect(sent).toEqual([]);
    queue.retry('key-1');
    await expect.poll(() => sent).toEqual(['key-1']);
  });
});
