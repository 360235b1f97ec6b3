import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endWhenSilent, KEEP_ALIVE } from '../../kernel/connection-limits.ts';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { LiveTopics } from '../../kernel/http/live-stream.ts';
import type { Log } from '../../kernel/log.ts';
import { LIVE_CHANNEL } from '../../kernel/outbox.ts';

const HEARTBEAT_MS = 1000;
/** A heartbeat is answered in a millisecond, unless the server is frozen or cut off. */
const SILENCE_MS = 2000;
const CONNECT_MS = 3000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2000;

export interface LiveHub extends LiveTopics {
  /** Whether changes are heard of now. */
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * Receives the changes of all processes over one connection and passes them on by topic. A heartbeat shows that the
 * connection lives, and a lost one is replaced. Then all subscribers are told that something may have changed, since
 * notifications aren't stored.
 */
export function openLiveHub(
  connectionString: string,
  log: Log,
  { beforeTelling }: { readonly beforeTelling?: () => Promise<void> } = {},
): LiveHub {
  const listeners = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  let listening = false;

  const tellAll = () => {
    for (const topic of listeners.values()) for (const changed of topic) changed();
  };
  const tell = (topic: string) => {
    for (const changed of listeners.get(topic) ?? []) changed();
  };
  const heard = (topic: string) => {
    if (beforeTelling === undefined) tell(topic);
    else if (listeners.has(topic)) void beforeTelling().then(() => tell(topic));
  };
  const began = () => {
    listening = true;
    tellAll();
  };
  const keepListening = async () => {
    for (let pause = FIRST_RETRY_MS; !closing.signal.aborted; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
      const reason = await listenOnce({ connectionString, began, heard, closing: closing.signal });
      const wasListening = listening;
      listening = false;
      if (closing.signal.aborted) return;
      if (wasListening) {
        log.warn(errorFacts(reason), 'live updates lost their connection');
        pause = FIRST_RETRY_MS;
      }
      await pauseFor(pause, closing.signal);
    }
  };
  const ended = keepListening();

  return {
    isListening: () => listening,
    subscribe(topic, changed) {
      const topicListeners = listeners.get(topic) ?? new Set();
      listeners.set(topic, topicListeners.add(changed));
      return () => {
        topicListeners.delete(changed);
        if (topicListeners.size === 0) listeners.delete(topic);
      };
    },
    async close() {
      closing.abort();
      await ended;
    },
  };
}

interface Listening {
  readonly connectionString: string;
  /** Called when every further change will be heard of. */
  began(): void;
  heard(topic: string): void;
  readonly closing: AbortSignal;
}

/** Listens over one connection until it is lost or closed. Returns why it ended. */
async function listenOnce({ connectionString, began, heard, closing }: Listening): Promise<unknown> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE });
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('The connection was closed')));
  });
  lost.catch(() => undefined);
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  try {
    await client.connect();
    endWhenSilent(client, SILENCE_MS);
    await client.query(`listen ${LIVE_CHANNEL}`);
    began();
    while (!closing.aborted) {
      await client.query('select 1');
      await Promise.race([pauseFor(HEARTBEAT_MS, closing), lost]);
    }
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Waits, but no longer than until the hub is closed. */
const pauseFor = (milliseconds: number, closing: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal: closing }).catch(() => undefined);
