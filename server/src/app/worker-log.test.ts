import { describe, expect, it } from 'vitest';
import { type Log, silentLog } from '../kernel/log.ts';
import { errorFacts, queueLogger } from './worker-log.ts';

describe('the facts of an error', () => {
  it('are its kind, its code and where it happened, never its message', () => {
    const cause = Object.assign(new TypeError('Erika'), { code: '23505' });
    const message = 'Failed query: insert\nparams: Erika\n    at 12 Secret Street (502:1:1)';
    const facts = errorFacts(new Error(message, { cause }));
    expect(facts).toMatchObject({ error: 'TypeError', code: '23505' });
    expect(facts.at).toContain('worker-log.test.ts');
    expect(JSON.stringify(facts)).not.toMatch(/Erika|Secret/);
  });

  it('are few for what is no error', () => {
    expect(errorFacts('Erika')).toEqual({ error: 'string' });
    expect(errorFacts(undefined)).toEqual({ error: 'undefined' });
  });
});

describe('the job queue’s own remarks', () => {
  it('keep their weight, lose what comes with them, and leave failed jobs to the worker', () => {
    const lines: unknown[] = [];
    const at = (level: string) => (facts: object, text?: string) => lines.push([level, facts, text]);
    const log: Log = { ...silentLog, debug: at('debug'), warn: at('warn'), error: at('error') };
    const logger = queueLogger(log);
    logger.info('Worker connected', { payload: 'Erika' });
    logger.warn('slow', {});
    logger.error('lost', { job: { payload: 'Erika' } });
    logger.error('Failed task 1 with Erika', { failure: true });
    expect(lines).toEqual([
      ['debug', {}, 'Worker connected'],
      ['warn', {}, 'slow'],
      ['error', {}, 'lost'],
    ]);
  });
});
