import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { endPolitely } from './polite-end.ts';

const app = Fastify();
let isReady = true;
endPolitely(app, () => isReady);
app.get('/', async () => 'answer');
await app.listen({ port: 0, host: '127.0.0.1' });
afterEach(() => app.close());

it('keeps connections while it is ready, and asks to close them with the next answer once it is stopping', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = async () => {
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const [text] = await once(socket, 'data');
    return String(text).toLowerCase();
  };
  expect(await answer()).toContain('connection: keep-alive');
  isReady = false;
  const ended = once(socket, 'end');
  expect(await answer()).toContain('connection: close');
  await ended;
});
