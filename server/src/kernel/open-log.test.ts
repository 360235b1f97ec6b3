import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openLog } from './open-log.ts';

function kept() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, log: openLog('trace', stream), all: () => JSON.stringify(lines) };
}

const failure = () =>
  Object.assign(
    new Error('Failed query\nparams: Erika', { cause: Object.assign(new Error('Erika'), { code: '22021' }) }),
    {
      params: ['Erika'],
      query: 'insert Erika',
    },
  );

describe('the log of a process', () => {
  it.each<[name: string, log: (log: ReturnType<typeof openLog>) => void]>([
    ['bare', (log) => log.error(failure())],
    ['as `err`, which pino would take its message from', (log) => log.error({ err: failure() })],
    ['under any other name', (log) => log.error({ failed: failure() }, 'failed')],
    ['deeper down', (log) => log.error({ one: { two: [failure()] } }, 'failed')],
    ['in its own words', (log) => log.error({ err: failure() }, failure().message)],
    ['as part of a text', (log) => log.error({ err: failure() }, `It says: ${failure().message}`)],
    ['as an argument of a text', (log) => log.error('It says %s', failure())],
    ['in a child', (log) => log.child({ part: 'one' }).error(failure())],
    ['with a child', (log) => log.child({ err: failure() }).error('failed')],
  ])('shows no error message when an error is logged %s', (_name, write) => {
    const { log, lines, all } = kept();
    write(log);
    expect(lines).toHaveLength(1);
    expect(all()).toContain('22021');
    expect(all()).not.toContain('Erika');
  });

  it('keeps everything else as it is', () => {
    const { log, lines } = kept();
    log.info({ gone: 2, words: ['a', 'b'] }, 'Workers have died');
    expect(lines).toMatchObject([{ gone: 2, words: ['a', 'b'], msg: 'Workers have died' }]);
  });

  it('hides call addresses in Fastify’s messages', async () => {
    const { log, lines, all } = kept();
    const app = Fastify({ loggerInstance: log });
    app.get('/track/:id', async (request, reply) => {
      void reply.send('one');
      await reply;
      void reply.send('two');
      request.log.error({ req: request, res: reply, err: new Error(request.url) }, 'odd');
    });
    app.get('/throws/:id', async ({ params }) => {
      throw new Error((params as { id: string }).id);
    });
    await app.inject('/track/canary?token=canary');
    await app.inject('/throws/canary');
    await app.inject('/nowhere/canary?token=canary');
    await app.inject({ method: 'POST', url: '/track/canary' });
    await app.close();
    expect(lines.length).toBeGreaterThan(6);
    expect(all()).not.toContain('canary');
    expect(all()).toContain('/track/:id');
  });
});
