import { describe, expect, it } from 'vitest';
import { type Log, silentLog } from '../../kernel/log.ts';
import { queueLogger } from './worker-log.ts';

describe('the job queue’s own remarks', () => {
  it('keep their level, lose what they quote, and leave failed jobs to the worker', () => {
    const lines: unknown[] = [];
    const at = (level: string) => (facts: object, text?: string) => lines.push([level, facts, text]);
    const log: Log = { ...silentLog, debug: at('debug'), warn: at('warn'), error: at('error') };
    const logger = queueLogger(log);
    logger.info('Worker connected', { payload: 'Erika' });
    logger.warn('slow', {});
    logger.error('lost', { job: { payload: 'Erika' } });
    logger.error("Failed to complete jobs '12':\nError: Erika", {
      fatalError: Object.assign(new Error('Erika'), { code: '23505' }),
    });
    logger.error('Failed task 1 with Erika', { failure: true });
    expect(JSON.stringify(lines)).not.toContain('Erika');
    expect(lines).toEqual([
      ['debug', {}, 'Worker connected'],
      ['warn', {}, 'slow'],
      ['error', {}, 'lost'],
      ['error', expect.objectContaining({ error: 'Error', code: '23505' }), 'Failed to complete jobs'],
    ]);
  });
});
