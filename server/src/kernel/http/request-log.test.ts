import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { requestLog } from './request-log.ts';

it("adds the request's id to its log lines, at every level and in children", async () => {
  const lines: { level: number; msg: string; traceId?: string; part?: string }[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({
    logger: { level: 'trace', stream },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    childLoggerFactory: requestLog,
    genReqId: () => 'an-id',
  });
  app.get('/', async ({ log }) => {
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) log[level]({}, level);
    log.child({ part: 'one' }).info({}, 'child');
    return 'ok';
  });
  await app.inject('/');
  const ofRequest = lines.filter(({ traceId }) => traceId === 'an-id');
  expect(ofRequest.map(({ msg }) => msg)).toEqual(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'child']);
  expect(ofRequest.at(-1)?.part).toBe('one');
});
