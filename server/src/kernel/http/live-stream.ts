import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who wants to hear that something has changed. */
export interface LiveTopics {
  /** Calls back whenever the topic has changed; answers the function that stops it. */
  subscribe(topic: string, changed: () => void): () => void;
}

const HEARTBEAT_MS = 20_000;
/** How long a browser waits before it connects again. */
const RETRY_MS = 2000;

/**
 * Answers with server-sent events: one 'changed', without data, each time the topic has. The reader then reads again
 * what it may see. Ends when the reader leaves or the server closes.
 */
export function streamTopic(request: FastifyRequest, reply: FastifyReply, topics: LiveTopics, topic: string): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const unsubscribe = topics.subscribe(topic, () => raw.write('event: changed\ndata:\n\n'));
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS).unref();
  openStreams.add(raw);
  request.raw.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
    openStreams.delete(raw);
  });
}

/** What an answer waits for: until it is there, for so long, looking at least so often. Milliseconds. */
export interface Patience {
  readonly atMost: number;
  readonly lookEvery: number;
}

/**
 * Looks again whenever the topic has changed, until `look` answers something: that is answered. Null when the time is
 * up or the server closes before.
 */
export async function waitForTopic<T>(
  topics: LiveTopics,
  topic: string,
  look: () => Promise<T | null>,
  { atMost, lookEvery }: Patience,
): Promise<T | null> {
  let wake = () => {};
  let isOver = false;
  const end = () => {
    isOver = true;
    wake();
  };
  const unsubscribe = topics.subscribe(topic, () => wake());
  const waiting = { end };
  openStreams.add(waiting);
  const timeUp = setTimeout(end, atMost);
  try {
    for (;;) {
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const found = await look();
      if (found !== null || isOver) return found;
      const soon = setTimeout(() => wake(), lookEvery);
      await changed;
      clearTimeout(soon);
    }
  } finally {
    clearTimeout(timeUp);
    openStreams.delete(waiting);
    unsubscribe();
  }
}

/** Open streams and waiting answers. */
const openStreams = new Set<{ end(): void }>();

/** Ends all streams and waits, so that a closing server doesn't wait for readers who never leave. */
export function endStreams(): void {
  for (const stream of openStreams) stream.end();
}
