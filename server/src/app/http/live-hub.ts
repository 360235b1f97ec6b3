import pg from 'pg';
import type { LiveTopics } from '../../kernel/http/live-stream.ts';
import type { Log } from '../../kernel/log.ts';
import { LIVE_CHANNEL } from '../../kernel/outbox.ts';

const RECONNECT_MS = 1000;

export interface LiveHub extends LiveTopics {
  close(): Promise<void>;
}

/**
 * Receives the changes of all processes over one connection and passes them on by topic. After a lost connection, all
 * subscribers are told that something may have changed, since notifications aren't stored.
 */
export function openLiveHub(connectionString: string, log: Log): LiveHub {
  const listeners = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (again: boolean): Promise<void> => {
    const next = new pg.Client({ connectionString });
    client = next;
    const lost = once(() => {
      if (closed) return;
      log.warn({}, 'live updates lost their connection');
      retry = setTimeout(() => void connect(true), RECONNECT_MS);
    });
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => {
      for (const changed of listeners.get(payload ?? '') ?? []) changed();
    });
    try {
      await next.connect();
      await next.query(`listen ${LIVE_CHANNEL}`);
      if (again) for (const topic of listeners.values()) for (const changed of topic) changed();
    } catch {
      lost();
    }
  };
  void connect(false);

  return {
    subscribe(topic, changed) {
      const topicListeners = listeners.get(topic) ?? new Set();
      listeners.set(topic, topicListeners.add(changed));
      return () => {
        topicListeners.delete(changed);
        if (topicListeners.size === 0) listeners.delete(topic);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

const once = (work: () => void): (() => void) => {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
};
