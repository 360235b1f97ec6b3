import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { deadlines } from './deadlines.ts';

const app = Fastify(deadlines({ headers: 300, request: 2500, silence: 4000, checkEvery: 50 }));
app.post('/', async (request) => request.body);
app.get('/wait', async () => {
  await sleep(3000);
  return 'waited';
});
app.get('/never', () => new Promise(() => undefined));
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => app.close());

/** Sends pieces with pauses between them. Returns the response, and the milliseconds until the server hung up. */
async function slowly(pieces: readonly string[], pauseMs: number) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const start = Date.now();
  const isOpen = () => socket.readyState === 'open' || socket.readyState === 'opening';
  for (const piece of pieces) {
    if (!isOpen()) break;
    socket.write(piece);
    await sleep(pauseMs);
  }
  await closed;
  return { answer, ms: Date.now() - start };
}
const drip = (text: string) => [...text];

describe('a client that keeps the server waiting', () => {
  it('is disconnected if it sends nothing', async () => {
    const { ms } = await slowly([], 0);
    expect(ms).toBeLessThan(2000);
  });

  it('is disconnected if it sends its headers letter by letter', async () => {
    const { answer, ms } = await slowly(
      drip(`GET /wait HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(100)}`),
      50,
    );
    // The final response is lost if more data arrives after the server hung up.
    expect(answer).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(ms).toBeLessThan(2000);
  });

  it('is disconnected if it sends its body letter by letter', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
    const { answer, ms } = await slowly([head, ...drip('"'.padEnd(99, 'x'))], 50);
    expect(answer).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(ms).toBeGreaterThan(2000);
    expect(ms).toBeLessThan(4900);
  });

  it('is eventually disconnected if it is silent and no response is possible', async () => {
    const { ms } = await slowly(['GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n'], 0);
    expect(ms).toBeGreaterThan(3500);
    expect(ms).toBeLessThan(9000);
  });
});

it('is not disconnected while its response takes longer than a request may', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}/wait`)).text()).toBe('waited');
});
