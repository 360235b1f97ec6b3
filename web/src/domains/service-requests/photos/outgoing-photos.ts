import type { PhotoPhase } from '@plumbline/contract/domains/files/photo.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isForLater } from '../../../lib/offline/tap.ts';
import type { ReadyPhoto } from './send-photo.ts';
import { fateOf, hasRoomFor, type NotChosen, notChosen, type WaitingPhoto } from './waiting-photo.ts';
import type { WaitingStore } from './waiting-store.ts';

/** A photo that waits, as the page shows it. */
export interface Outgoing extends WaitingPhoto {
  /** How much of it has been sent, from 0 to 1. */
  readonly share: number;
  /** Why it isn't sent; null while nothing is wrong. */
  readonly problem: Problem | null;
  /** It has arrived. This page alone remembers it. */
  readonly isSent: boolean;
}

export interface Problem {
  readonly error: unknown;
  /** It is sent again by itself. */
  readonly isPassing: boolean;
}

/** What the queue needs from the browser. */
export interface QueueWorld {
  readonly store: WaitingStore;
  now(): number;
  newKey(): string;
  /** The key of the draft in this browser. */
  draftKey(): string;
  /** The request that a draft has become; null until then. */
  requestOf(draftKey: string): string | null;
  isOnline(): boolean;
  ready(file: Blob): Promise<ReadyPhoto>;
  /** Rejects with `ApiError` if the server refuses it, and with anything else if the connection breaks. */
  send(photo: Outgoing, signal: AbortSignal, onProgress: (share: number) => void): Promise<unknown>;
  /** Runs the work in one tab at a time. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Tries again after a while, which grows with the attempts. */
  later(attempt: number, work: () => void): void;
  /** Called with what waits after each change. */
  note(photos: readonly Outgoing[]): void;
  /** Has the other tabs read again. */
  tell(): void;
}

/** For whom photos are chosen. */
export type Destination = { readonly draftKey: string } | { readonly requestId: string; readonly phase?: PhotoPhase };

const problemOf = (error: unknown): Problem => ({
  error,
  isPassing: !(error instanceof ApiError) || isForLater(error.status),
});

const storedOf = ({ share, problem, isSent, ...photo }: Outgoing): WaitingPhoto => photo;

const isNext = ({ requestId, isSent, problem }: Outgoing, id: string): boolean =>
  requestId === id && !isSent && problem === null;

/** Creates the queue of chosen photos. Each is added to its request once, and only after that was submitted. */
export function createPhotoQueue(world: QueueWorld) {
  const { store } = world;
  const listeners = new Set<() => void>();
  let photos: readonly Outgoing[] = [];
  /** The keys of those that the browser doesn't store: there is no room, or no storage. They live as long as the page. */
  const onlyHere = new Set<string>();
  const stops = new Map<string, AbortController>();
  const sending = new Set<string>();
  let attempt = 0;
  let lastChosen = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** Changes of the storage happen one after the other. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const show = (next: readonly Outgoing[]) => {
    photos = next;
    world.note(next.filter(({ isSent }) => !isSent));
    for (const listener of listeners) listener();
  };
  const patch = (key: string, part: Partial<Outgoing>) =>
    show(photos.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const find = (key: string) => photos.find((each) => each.key === key);

  const keep = async (photo: Outgoing): Promise<void> => {
    if (onlyHere.has(photo.key)) return;
    try {
      await store.put(storedOf(photo));
    } catch {
      onlyHere.add(photo.key);
    }
  };
  const forget = async (key: string): Promise<void> => {
    onlyHere.delete(key);
    await store.remove(key).catch(() => undefined);
  };

  /** Reads what the browser stores, assigns photos to submitted requests, and drops what nobody needs anymore. */
  const read = () =>
    inTurn(async () => {
      const stored = await store.all().catch(() => []);
      const here = photos.filter(({ key, isSent }) => isSent || onlyHere.has(key));
      const all: Outgoing[] = here.filter(({ isSent }) => isSent);
      for (const photo of [...stored, ...here.filter(({ isSent }) => !isSent)]) {
        const current = fateOf(photo, world.now(), world.draftKey(), world.requestOf);
        if (current === null) {
          await forget(photo.key);
          continue;
        }
        const shown = { share: 0, problem: null, isSent: false, ...find(photo.key), ...current };
        all.push(shown);
        if (current !== photo) await keep(shown);
      }
      show(all.toSorted((one, other) => one.chosenAt - other.chosenAt));
      // Dropped in another tab.
      for (const [key, stop] of stops) if (!find(key)) stop.abort();
    });

  const choose = async (file: Blob, shared: boolean, to: Destination): Promise<NotChosen | null> => {
    const ready = await world.ready(file);
    return inTurn(async () => {
      lastChosen = Math.max(lastChosen + 1, world.now());
      const photo: Outgoing = {
        ...ready,
        key: world.newKey(),
        draftKey: '',
        requestId: null,
        ...to,
        shared,
        description: '',
        chosenAt: lastChosen,
        at: world.now(),
        share: 0,
        problem: null,
        isSent: false,
      };
      const waiting = photos.filter(({ isSent }) => !isSent);
      const why = 'draftKey' in to ? notChosen(photo, waiting) : null;
      if (why !== null) return why;
      if (!hasRoomFor(photo, waiting)) onlyHere.add(photo.key);
      await keep(photo);
      show([...photos, photo]);
      world.tell();
      return null;
    });
  };

  /** Returns whether the next photo can be tried. */
  const sendOne = async (photo: Outgoing): Promise<boolean> => {
    const { key } = photo;
    const stop = new AbortController();
    stops.set(key, stop);
    patch(key, { share: 0 });
    try {
      if (!world.isOnline()) throw new TypeError('There is no connection');
      await world.send(photo, stop.signal, (share) => patch(key, { share }));
      attempt = 0;
      await inTurn(async () => {
        await forget(key);
        patch(key, { isSent: true });
        world.tell();
      });
      return true;
    } catch (error) {
      if (stop.signal.aborted) return true;
      const problem = problemOf(error);
      patch(key, { problem });
      return !problem.isPassing;
    } finally {
      stops.delete(key);
    }
  };

  const nextOf = (id: string) => photos.find((each) => isNext(each, id));

  /** Sends the photos of a submitted request, one after the other. */
  const send = async (requestId: string): Promise<void> => {
    if (sending.has(requestId)) return;
    sending.add(requestId);
    try {
      await world.alone(async () => {
        // Another tab may have sent some.
        await read();
        for (let next = nextOf(requestId); next; next = nextOf(requestId)) {
          if (await sendOne(next)) continue;
          // The others would fail as well.
          const { problem = null } = find(next.key) ?? {};
          show(photos.map((each) => (isNext(each, requestId) ? { ...each, problem } : each)));
        }
      });
    } finally {
      sending.delete(requestId);
    }
    if (nextOf(requestId)) return send(requestId);
    if (world.isOnline() && photos.some((each) => each.requestId === requestId && each.problem?.isPassing)) {
      world.later(attempt, () => retryAll(requestId));
      attempt += 1;
    }
  };

  /** Tries again what failed for a while. */
  const retryAll = (id: string): void => {
    show(photos.map((each) => (each.requestId === id && each.problem?.isPassing ? { ...each, problem: null } : each)));
    void send(id);
  };

  return {
    get: () => photos,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read,
    /** Keeps a photo. Returns why it can't wait for its draft; null if it does. */
    choose,
    /** Changes a photo before it is sent. */
    change: (key: string, part: Partial<Pick<WaitingPhoto, 'description' | 'shared' | 'bytes' | 'preview'>>) =>
      inTurn(async () => {
        const photo = find(key);
        if (!photo) return;
        await keep({ ...photo, ...part, at: world.now() });
        patch(key, { ...part, at: world.now() });
        world.tell();
      }),
    drop: (key: string) =>
      inTurn(async () => {
        show(photos.filter((each) => each.key !== key));
        stops.get(key)?.abort();
        await forget(key);
        world.tell();
      }),
    send,
    retryAll,
    /** Tries a photo again, and with it what failed for a while. */
    retry: (key: string): void => {
      patch(key, { problem: null });
      const requestId = find(key)?.requestId;
      if (requestId) retryAll(requestId);
    },
  };
}
