import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { clientAddress, isLoopback } from './client-address.ts';
import { httpWords } from './http.words.ts';

/** Lets subscribers know that something has changed. */
export interface LiveTopics {
  /** Calls back whenever the topic has changed. Returns the function that unsubscribes. */
  subscribe(topic: string, changed: () => void): () => void;
}

export interface LiveStreams {
  /** The configuration of every streaming route: opening a stream is rate-limited. */
  readonly config: { readonly rateLimit: object };
  /**
   * Streams server-sent events: one 'changed' event, without data, whenever one of the topics has changed. The reader
   * then reloads what it may see. Ends when the reader leaves or the server closes.
   *
   * @throws DomainError 'too-many-requests' when this client has too many open streams, 'unavailable' when all clients
   * together do; with Retry-After.
   */
  follow(request: FastifyRequest, reply: FastifyReply, topics: readonly string[]): void;
}

export interface LiveStreamOptions {
  readonly topics: LiveTopics;
  /** Maximum numbers of open streams: of all clients of this process, and of one client. */
  readonly most: number;
  readonly mostOfClient: number;
  /** Lets clients on this machine open as many streams as all clients together may. */
  readonly generousToLoopback: boolean;
  /** The limiter's route configuration for opening streams. */
  readonly rateLimit: object;
}

const CONTENT_TYPE = 'text/event-stream; charset=utf-8';
const HEARTBEAT_MS = 20_000;
/** Milliseconds before a browser reconnects. */
const RETRY_MS = 2000;
/** When a refused client may try again. */
const REFUSED_SECONDS = 30;

/**
 * Streams use memory for as long as they are open, so a process allows a limited number, and each client only a few.
 */
export function liveStreams(options: LiveStreamOptions): LiveStreams {
  const { topics, most, mostOfClient, generousToLoopback } = options;
  const open = new Map<string, number>();
  let total = 0;

  const refuse = (reply: FastifyReply, code: 'too-many-requests' | 'unavailable', message: Said) => {
    reply.header('retry-after', REFUSED_SECONDS);
    return new DomainError(code, message);
  };

  return {
    config: { rateLimit: options.rateLimit },
    follow(request, reply, followed) {
      const client = clientAddress(request.ip);
      const own = open.get(client) ?? 0;
      if (own >= mostOfClient && !(generousToLoopback && isLoopback(request.ip))) {
        throw refuse(
          reply,
          'too-many-requests',
          say(httpWords, ({ tooManyStreamsHere }) => tooManyStreamsHere),
        );
      }
      if (request.method === 'HEAD') return void reply.type(CONTENT_TYPE).send();
      if (total >= most)
        throw refuse(
          reply,
          'unavailable',
          say(httpWords, ({ tooManyStreams }) => tooManyStreams),
        );
      total += 1;
      open.set(client, own + 1);
      send(request, reply, topics, followed, () => {
        total -= 1;
        const left = (open.get(client) ?? 1) - 1;
        if (left === 0) open.delete(client);
        else open.set(client, left);
      });
    },
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  topics: LiveTopics,
  followed: readonly string[],
  onEnd: () => void,
): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': CONTENT_TYPE,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  let untold = false;
  // A reader that falls behind gets a single event once there is room again, so nothing piles up.
  const tell = () => {
    untold = raw.writableNeedDrain;
    if (!untold) raw.write('event: changed\ndata:\n\n');
  };
  raw.on('drain', () => untold && tell());
  const subscriptions = followed.map((topic) => topics.subscribe(topic, tell));
  const heartbeat = setInterval(() => {
    // It has read nothing since the last heartbeat.
    if (raw.writableNeedDrain) raw.destroy();
    else raw.write(':\n\n');
  }, HEARTBEAT_MS).unref();
  openStreams.add(raw);
  raw.once('close', () => {
    clearInterval(heartbeat);
    for (const unsubscribe of subscriptions) unsubscribe();
    openStreams.delete(raw);
    onEnd();
  });
}

/** Maximum number of responses that wait at the same time: each one holds a connection and polls the database. */
const MOST_WAITING = 200;

/** The maximum delay of a response, and the interval between checks, in milliseconds. */
export interface Patience {
  readonly atMost: number;
  readonly lookEvery: number;
}

/**
 * Calls `look` whenever the topic has changed until it returns a result, and returns that. Returns null at the time
 * limit, when the server closes, or immediately if too many responses are already waiting.
 */
export async function waitForTopic<T>(
  topics: LiveTopics,
  topic: string,
  look: () => Promise<T | null>,
  { atMost, lookEvery }: Patience,
): Promise<T | null> {
  if (waitingAnswers.size >= MOST_WAITING) return look();
  let wake = () => {};
  let isOver = false;
  const end = () => {
    isOver = true;
    wake();
  };
  const unsubscribe = topics.subscribe(topic, () => wake());
  const waiting = { end };
  waitingAnswers.add(waiting);
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
    waitingAnswers.delete(waiting);
    unsubscribe();
  }
}

const openStreams = new Set<{ end(): void }>();
const waitingAnswers = new Set<{ end(): void }>();

/** Returns the number of streams that this process keeps open. */
export const openStreamCount = (): number => openStreams.size;

/** Ends all streams and waits, so that a closing server doesn't wait for readers that never leave. */
export function endStreams(): void {
  for (const open of [...openStreams, ...waitingAnswers]) open.end();
}
