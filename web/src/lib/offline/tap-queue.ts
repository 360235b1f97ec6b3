import { EXPIRED, hasExpired, isForLater, MOST_TAPS, type Outcome, type Tap } from './tap.ts';
import type { TapStore } from './tap-store.ts';

/** What the queue needs from the browser. */
export interface TapWorld {
  readonly store: TapStore;
  /** The id of the signed-in user; null for a visitor. */
  owner(): string | null;
  now(): number;
  /** Rejects without a connection. */
  send(tap: Tap): Promise<Outcome>;
  /** Runs the work in one tab at a time. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Reports to all other tabs what came of a tap. */
  report(key: string, outcome: Outcome): void;
  /** Waits until the tab that waits for an outcome has had time to take it. */
  grace(): Promise<void>;
  /** Shows what came of taps for which no page waits anymore. */
  show(taps: readonly Tap[]): void;
  /** Called with the number of taps that wait. */
  count(waiting: number): void;
}

/** Creates the queue of calls that wait for a connection. Each is sent once, in order, and only as its owner. */
export function createTapQueue(world: TapWorld) {
  const { store } = world;
  const waiting = new Map<string, ((outcome: Outcome) => void)[]>();

  const count = async () => world.count((await store.all()).filter(({ outcome }) => outcome === undefined).length);

  /** Passes an outcome to the pages of this tab that wait for it. */
  const hear = async (key: string, outcome: Outcome): Promise<void> => {
    const pages = waiting.get(key);
    if (pages === undefined) return;
    waiting.delete(key);
    await store.take(key);
    for (const resolve of pages) resolve(outcome);
  };

  /** Returns undefined if the tap has to wait longer. */
  const outcomeOf = async (tap: Tap): Promise<Outcome | undefined> => {
    if (hasExpired(tap, world.now())) return EXPIRED;
    try {
      const outcome = await world.send(tap);
      return isForLater(outcome.status) ? undefined : outcome;
    } catch {
      return undefined;
    }
  };

  /** Stops at the first tap that has to wait longer, so that the order is kept. Returns whether one has to. */
  const sendWaiting = async (): Promise<boolean> => {
    for (const tap of await store.all()) {
      if (tap.outcome !== undefined) continue;
      if (tap.owner !== world.owner()) {
        await store.take(tap.key);
        continue;
      }
      const outcome = await outcomeOf(tap);
      if (outcome === undefined) return true;
      await store.put({ ...tap, outcome });
      world.report(tap.key, outcome);
      await hear(tap.key, outcome);
    }
    return false;
  };

  const showRest = async (): Promise<void> => {
    if (!(await store.all()).some(({ outcome }) => outcome !== undefined)) return;
    await world.grace();
    const left: Tap[] = [];
    for (const tap of await store.all()) {
      if (tap.outcome !== undefined && (await store.take(tap.key)) && tap.owner === world.owner()) left.push(tap);
    }
    if (left.length > 0) world.show(left);
  };

  return {
    hear,
    count,
    /** Sends what waits. Returns whether something has to wait longer. */
    async send(): Promise<boolean> {
      let isLeft = false;
      await world.alone(async () => {
        isLeft = await sendWaiting();
      });
      await showRest();
      await count();
      return isLeft;
    },
    /**
     * Stores a call, unless the same one already waits. Returns a function that waits for its outcome. Rejects if too
     * many wait.
     */
    async add(call: Omit<Tap, 'owner' | 'at' | 'outcome'>): Promise<() => Promise<Outcome>> {
      const before = (await store.all()).filter(({ outcome }) => outcome === undefined);
      const same = before.find(
        ({ method, path, body, owner }) =>
          method === call.method && path === call.path && body === call.body && owner === world.owner(),
      );
      if (same === undefined && before.length >= MOST_TAPS) throw new Error('Too many taps wait for a connection');
      const tap = same ?? { ...call, owner: world.owner(), at: world.now() };
      // Before it is stored, since another tab may send it at once.
      const outcome = new Promise<Outcome>((resolve) => {
        waiting.set(tap.key, [...(waiting.get(tap.key) ?? []), resolve]);
      });
      if (same === undefined) await store.put(tap);
      await count();
      return () => outcome;
    },
    /** Deletes what others have left: a tap is never sent as somebody else. */
    async forgetOthers(): Promise<void> {
      for (const { key, owner } of await store.all()) if (owner !== world.owner()) await store.take(key);
      await count();
    },
  };
}
