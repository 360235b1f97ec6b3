import { once } from 'node:events';
import { connect } from 'node:net';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endSilentConnections } from './silent-connections.ts';

it(
  'a closing server does not wait for unused connections, but does wait for a response in progress',
  async () => {
    const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 1 });
    endSilentConnections(app);
    const { promise: asked, resolve: markAsked } = Promise.withResolvers<void>();
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      markAsked();
      await mayAnswer;
      return 'done';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const silent = connect(Number(new URL(url).port), '127.0.0.1').resume();
    await once(silent, 'connect');
    const slow = fetch(`${url}/slow`);
    await asked;

    const closed = app.close();
    await once(silent, 'close');
    answer();
    expect(await (await slow).text()).toBe('done');
    await closed;
  },
  patience(5000),
);
