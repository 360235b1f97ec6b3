import type { CallInput, Endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import { toast } from '../../ui/toast-store.ts';
import { ApiError } from '../api-error.ts';
import { call, pathOf } from '../call.ts';
import { here, language } from '../language.ts';
import { retryDelay } from '../live.ts';
import { sentenceFor } from '../problem-sentences.ts';
import { randomKey } from '../random-key.ts';
import { keptUser, onUserChange } from '../session.ts';
import { offlineWords } from './offline.words.ts';
import { countWaiting, noteWaiting } from './shown-state.ts';
import type { Outcome, Tap } from './tap.ts';
import { createTapQueue } from './tap-queue.ts';
import { browserTaps } from './tap-store.ts';

const words = here(offlineWords).taps;

const LOCK = 'plumbline.taps';
const SEND_LIMIT_MS = 30_000;
const GRACE_MS = 1000;

const channel = new BroadcastChannel(LOCK);

/** A label for each call that may wait, by the name of its endpoint. */
const labels: Readonly<Record<string, string>> = words.labels;

async function send({ method, path, body, language, key }: Tap): Promise<Outcome> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language, 'Idempotency-Key': key });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const signal = AbortSignal.timeout(SEND_LIMIT_MS);
  const response = await fetch(path, { method, credentials: 'include', headers, signal, ...(body && { body }) });
  return { status: response.status, text: await response.text() };
}

/** Returns the reply of the server. Throws `ApiError` if it refused. */
function replyIn({ status, text }: Outcome): unknown {
  if (status < 200 || status >= 300) throw new ApiError(status, '', text);
  return text ? JSON.parse(text) : undefined;
}

/** Returns why a tap had no effect; undefined if it had. */
function refusalOf({ outcome }: Tap): string | undefined {
  if (outcome === undefined) return undefined;
  if (outcome.status === 0) return words.expired;
  try {
    replyIn(outcome);
    return undefined;
  } catch (error) {
    return sentenceFor(error);
  }
}

/** Shows one toast about all: what was refused, or that everything was sent. The open page reads its data again. */
function show(taps: readonly Tap[]): void {
  // To the query cache, which isn't loaded on every page, this is the return to the window.
  dispatchEvent(new Event('visibilitychange'));
  const refused = taps.flatMap((tap) => {
    const reason = refusalOf(tap);
    return reason === undefined ? [] : [`${labels[tap.name] ?? words.other}: ${reason}`];
  });
  if (refused.length > 0) {
    toast({ title: words.notSent, description: refused.join(' '), tone: 'destructive' });
    return;
  }
  const names = [...new Set(taps.map(({ name }) => labels[name] ?? words.other))];
  toast({ title: words.sent, description: names.join(', '), tone: 'success' });
}

const taps = createTapQueue({
  store: browserTaps,
  owner: () => keptUser()?.id ?? null,
  now: Date.now,
  send,
  // Without the lock, as in browsers of 2021, the key still makes each tap count once.
  alone: async (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
  report: (key, outcome) => channel.postMessage({ key, outcome }),
  grace: () => new Promise((resolve) => setTimeout(resolve, GRACE_MS)),
  show,
  count: noteWaiting,
});

let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits. While the server can't be reached although there is a connection, tries again later. */
async function sendTaps(): Promise<void> {
  clearTimeout(timer);
  const isLeft = await taps.send();
  if (isLeft && navigator.onLine) timer = setTimeout(() => void sendTaps(), retryDelay(attempt));
  attempt = isLeft ? attempt + 1 : 0;
}

/** Lets the browser send taps while no page is open, where it can. */
async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !('sync' in registration)) return;
  await (registration.sync as { register(tag: string): Promise<void> }).register('taps');
}

interface Keyed {
  readonly idempotencyKey: string;
}

/**
 * Stores a call until there is a connection, says so, and returns the reply. Rejects with `ApiError` if it was refused, and
 * with `failure` if it can't be stored.
 */
async function keep(endpoint: Endpoint, { idempotencyKey: key, ...input }: Keyed, failure: unknown) {
  const { params, body } = input as { params?: Record<string, unknown>; body?: unknown };
  const path = pathOf(endpoint.path, params);
  const { name, method } = endpoint;
  const tap = { key, name, method, path, language, body: body === undefined ? undefined : JSON.stringify(body) };
  const outcome = await taps.add(tap).catch(() => {
    throw failure;
  });
  toast({ title: words.kept, description: words.keptText });
  askForSync().catch(() => undefined);
  if (navigator.onLine) void sendTaps();
  return replyIn(await outcome());
}

/** Calls an endpoint, or stores the call if there is no connection. The same key is sent with each try. */
export async function callOrKeep<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<unknown> {
  const keyed: CallInput<E> & Keyed = { idempotencyKey: randomKey(), ...input };
  // What was tapped before goes first.
  const isReady = navigator.onLine && countWaiting() === 0;
  if (!isReady) return keep(endpoint, keyed, new TypeError('There is no connection'));
  try {
    return await call(endpoint, keyed);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return keep(endpoint, keyed, error);
  }
}

/** Sends what waits now, and whenever there is a connection again. Follows other tabs and the user. */
export function startTaps(): void {
  const send = () => void sendTaps();
  channel.addEventListener('message', ({ data }: MessageEvent<{ key: string; outcome: Outcome }>) => {
    void taps.hear(data.key, data.outcome).then(taps.count);
  });
  addEventListener('online', send);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === 'send-taps') send();
  });
  onUserChange(() => void taps.forgetOthers());
  send();
}
