import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../public', file), 'utf8');

const ORIGIN = 'https://plumbline.example';
const DAY_MS = 24 * 60 * 60 * 1000;

const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);

/** As much of the browser's cache storage as the worker uses; keeps the order in which entries were put. */
function cacheStorage() {
  const caches = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      put: async (request: Request | string, response: Response) => void entries.set(urlOf(request), response),
      match: async (request: Request | string) => entries.get(urlOf(request))?.clone(),
      delete: async (request: Request | string) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()],
    };
  };
  const match = async (request: Request | string, { cacheName }: { cacheName: string }) =>
    (await open(cacheName)).match(request);
  return { open, match, delete: async (name: string) => caches.delete(name) };
}

type FetchEvent = ReturnType<typeof navigateTo>;

interface Worker {
  pageReply(event: FetchEvent): Promise<Response>;
  belongTo(owner: string): Promise<void>;
  isKeptPage(pathname: string): boolean;
}

const answer = vi.fn<(url: string) => Response | Promise<Response>>();
let caches: ReturnType<typeof cacheStorage>;
let worker: Worker;
let waiting: Promise<unknown>[] = [];

const navigateTo = (path: string) => ({
  request: new Request(ORIGIN + path),
  resultingClientId: 'page-1',
  waitUntil: (work: Promise<unknown>) => void waiting.push(work),
});

/** Opens a page, and waits until the worker has done everything about it. */
async function open(path: string): Promise<string> {
  const response = await worker.pageReply(navigateTo(path));
  while (waiting.length > 0) await Promise.all(waiting.splice(0));
  return response.text();
}

const aPage = (words: string, viewer?: object | null) =>
  new Response(
    `<html lang="en"><p>${words}</p>${viewer === undefined ? '' : `<script id="viewer">${JSON.stringify(viewer)}</script>`}`,
    { headers: { 'content-type': 'text/html; charset=utf-8', vary: 'cookie' } },
  );

const keptPages = async () => (await (await caches.open('pages-1')).keys()).map((url) => url.replace(ORIGIN, ''));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  waiting = [];
  caches = cacheStorage();
  answer.mockReset();
  const scope = {
    caches,
    fetch: async (request: Request | string) => answer(urlOf(request)),
    Request,
    Response,
    Headers,
    URL,
    Date,
    setTimeout,
    navigator: { connection: { saveData: true } },
    location: { origin: ORIGIN },
    clients: { get: async () => undefined },
  };
  const context = createContext({ ...scope, self: scope });
  runInContext(`${read('sw-copies.js')}${read('sw-replies.js')}`, context);
  worker = runInContext('({ pageReply, belongTo, isKeptPage })', context) as Worker;
});
afterEach(() => {
  vi.useRealTimers();
});

const lose = () => answer.mockRejectedValue(new TypeError('Failed to fetch'));

describe('a copy of a page', () => {
  it('is shown without a connection, and says from when it is', async () => {
    answer.mockReturnValue(aPage('Sink'));
    await open('/track/1#map');
    lose();
    expect(await open('/track/1')).toMatch(/^<html data-copied="[\dT:.-]+Z" lang="en"><p>Sink/);
    await expect(worker.pageReply(navigateTo('/track/2'))).rejects.toThrow('Failed to fetch');
  });

  it('is shown if the server has not replied for ten seconds', async () => {
    answer.mockReturnValue(aPage('Sink'));
    await open('/track/1');
    answer.mockReturnValue(new Promise<Response>(() => undefined));
    const reply = worker.pageReply(navigateTo('/track/1'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await reply).text()).toContain('Sink');
  });

  it('lasts a week', async () => {
    answer.mockReturnValue(aPage('Sink'));
    await open('/track/1');
    lose();
    vi.setSystemTime(Date.now() + 7 * DAY_MS - 1000);
    expect(await open('/track/1')).toContain('Sink');
    vi.setSystemTime(Date.now() + 1000);
    await expect(worker.pageReply(navigateTo('/track/1'))).rejects.toThrow('Failed to fetch');
  });

  it('gives way to the thirty that were opened last', async () => {
    answer.mockImplementation(() => aPage('Sink'));
    for (let at = 0; at < 30; at += 1) await open(`/track/${at}`);
    await open('/track/0');
    await open('/track/30');
    const kept = await keptPages();
    expect(kept).toHaveLength(30);
    expect(kept.slice(-2)).toEqual(['/track/0', '/track/30']);
    expect(kept).not.toContain('/track/1');
  });

  it('is deleted when the server refuses the page', async () => {
    answer.mockReturnValue(aPage('Sink'));
    await open('/track/1');
    answer.mockReturnValue(new Response('Gone', { status: 404, headers: { 'content-type': 'text/html' } }));
    await open('/track/1');
    expect(await keptPages()).toEqual([]);
  });

  it('is never made of pages about money and passwords, or of what operators and developers see', () => {
    const never = [
      '/checkout',
      '/payment',
      '/payment-success',
      '/login',
      '/es/reset-password',
      '/operator',
      '/dev/mailbox',
    ];
    expect(never.filter((path) => worker.isKeptPage(path))).toEqual([]);
    const kept = ['/', '/track/1', '/es/respond/1/2', '/dashboard/customer', '/developers'];
    expect(kept.filter((path) => !worker.isKeptPage(path))).toEqual([]);
  });
});

describe('the copies of a person', () => {
  it('are deleted when somebody else signs in, or nobody is signed in anymore', async () => {
    await worker.belongTo('user-1');
    answer.mockReturnValue(aPage('Mine'));
    await open('/dashboard');
    await worker.belongTo('user-1');
    expect(await keptPages()).toEqual(['/dashboard']);
    await worker.belongTo('');
    expect(await keptPages()).toEqual([]);
  });

  it('are deleted when a page arrives that was rendered for somebody else', async () => {
    answer.mockReturnValue(aPage('Mine', { id: 'user-1' }));
    await open('/dashboard');
    answer.mockReturnValue(aPage('Yours', { id: 'user-2' }));
    await open('/profile');
    expect(await keptPages()).toEqual(['/profile']);
  });

  it('are not made of what was requested before they signed out', async () => {
    await worker.belongTo('user-1');
    let arrive: (page: Response) => void = () => undefined;
    answer.mockReturnValue(
      new Promise<Response>((resolve) => {
        arrive = resolve;
      }),
    );
    const opened = open('/dashboard');
    await worker.belongTo('');
    arrive(aPage('Mine', { id: 'user-1' }));
    await opened;
    expect(await keptPages()).toEqual([]);
  });
});
