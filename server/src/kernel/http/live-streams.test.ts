import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { type LiveTopics, liveStreams } from './live-stream.ts';
import { problemReplies } from './problem-replies.ts';
import { fastifyTrust } from './trusted-proxies.ts';

const open: { close(): Promise<unknown> }[] = [];
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const app of open) await app.close();
});

/** Starts a process that streams one topic, behind a proxy that names the client. */
async function server({ most = 100, mostOfClient = 3, generousToLoopback = false } = {}) {
  const listeners = new Set<() => void>();
  const topics: LiveTopics = {
    subscribe: (_, changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  const app = Fastify({ trustProxy: fastifyTrust(['loopback']), forceCloseConnections: true });
  open.push(app);
  problemReplies(app);
  const streams = liveStreams({ topics, most, mostOfClient, generousToLoopback, rateLimit: {} });
  app.get('/live', (request, reply) => streams.follow(request, reply, ['topic']));
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => connections.add(connection));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

  /** Opens a stream from a client. Returns the first part of the response. */
  const follow = async (client = '203.0.113.1', method = 'GET') => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(`${method} /live HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n\r\n`);
    const [head] = await once(socket, 'data');
    const text = String(head);
    return { socket, text, status: Number(text.split(' ')[1]), retryAfter: /retry-after: (\d+)/.exec(text)?.[1] };
  };
  const change = () => {
    for (const changed of listeners) changed();
  };
  /** Returns the bytes that the process buffers for its readers. */
  const queued = () => [...connections].reduce((bytes, { writableLength }) => bytes + writableLength, 0);
  /** Waits until `count` readers are subscribed. */
  const until = async (count: number) => {
    for (let tries = 0; listeners.size !== count && tries < 200; tries += 1) await sleep(10);
    expect(listeners.size).toBe(count);
  };
  return { follow, change, until, listeners, queued };
}

describe('live updates', () => {
  it('announce each change', async () => {
    const { follow, change } = await server();
    const { socket, status, text } = await follow();
    expect({ status, text }).toEqual({ status: 200, text: expect.stringContaining('text/event-stream') });
    const told = once(socket, 'data');
    change();
    expect(String((await told)[0])).toContain('event: changed\ndata:\n\n');
  });

  it('allow one client only a few streams, without affecting others', async () => {
    const { follow } = await server({ mostOfClient: 3 });
    for (let n = 0; n < 3; n += 1) expect((await follow('203.0.113.1')).status).toBe(200);
    expect(await follow('203.0.113.1')).toMatchObject({ status: 429, retryAfter: '30' });
    expect((await follow('203.0.113.2')).status).toBe(200);
  });

  it('count all addresses of an IPv6 subscriber as one client', async () => {
    const { follow } = await server({ mostOfClient: 2 });
    const statuses = [];
    for (const last of ['1', '2', 'ffff']) statuses.push((await follow(`2001:db8:1:2::${last}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await follow('2001:db8:1:3::1')).status).toBe(200);
  });

  it('are limited in total: 800 strangers get no more streams than the limit', async () => {
    const { follow, listeners } = await server({ most: 50 });
    const answers = await Promise.all(
      Array.from({ length: 800 }, (_, n) => follow(`198.51.${n % 256}.${Math.floor(n / 256)}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 30']));
    expect(listeners.size).toBe(50);
  });

  it('release their place when the reader leaves', async () => {
    const { follow, until } = await server({ mostOfClient: 1, most: 1 });
    const { socket } = await follow();
    await until(1);
    expect((await follow()).status).toBe(429);
    socket.destroy();
    await until(0);
    expect((await follow()).status).toBe(200);
  });

  it('let a developer on the same machine open more, up to the total limit', async () => {
    const { follow } = await server({ mostOfClient: 1, most: 3, generousToLoopback: true });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await follow('127.0.0.1')).status);
    expect(statuses).toEqual([200, 200, 200, 503]);
  });

  it('take up no place for a HEAD request', async () => {
    const { follow, listeners } = await server({ mostOfClient: 1 });
    expect((await follow('203.0.113.1', 'HEAD')).status).toBe(200);
    expect(listeners.size).toBe(0);
    expect((await follow('203.0.113.1')).status).toBe(200);
  });

  it('queue nothing for a reader that does not read, and notify it when it does', async () => {
    const { follow, change, until, queued } = await server();
    const { socket } = await follow();
    await until(1);
    socket.pause();
    let most = 0;
    for (let n = 0; n < 500; n += 1) {
      for (let burst = 0; burst < 2000; burst += 1) change();
      await sleep(0);
      most = Math.max(most, queued());
    }
    // A million changes are 28 MB on the wire. Whatever the system's buffers don't hold would be in ours.
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(100_000);
    let received = '';
    socket.on('data', (chunk) => {
      received = (received + String(chunk)).slice(-200);
    });
    socket.resume();
    await sleep(300);
    received = '';
    change();
    for (let tries = 0; received === '' && tries < 100; tries += 1) await sleep(10);
    expect(received).toContain('event: changed');
  });
});
