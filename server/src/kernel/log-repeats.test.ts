import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorFacts } from './error-facts.ts';
import { openLog } from './open-log.ts';

interface Line {
  readonly msg: string;
  readonly cause?: string;
  readonly repeats?: number;
}

function kept() {
  const lines: Line[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Line);
      done();
    },
  });
  return { lines, log: openLog('info', stream) };
}

const failure = (code: string) => Object.assign(new Error('could not write erika@example.com'), { code });

describe('the same error again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is one statement of its cause while everything fails for it, however it comes up', () => {
    const { lines, log } = kept();
    for (let n = 0; n < 100; n += 1) {
      log.error({ traceId: String(n), ...errorFacts(failure('53100')) }, 'unexpected error');
      log.warn({ task: 'send-messages', attempt: n, ...errorFacts(failure('53100')) }, 'A job failed');
      log.error(failure('53100'));
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ cause: "No space left on the database's disk.", code: '53100' });
    expect(JSON.stringify(lines)).not.toContain('erika');
  });

  it('is counted, and the count is written each minute while it goes on', () => {
    const { lines, log } = kept();
    for (let n = 0; n < 5; n += 1) log.error(errorFacts(failure('ENOSPC')), 'failed');
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(1)).toMatchObject([{ msg: 'The same error again', repeats: 4 }]);
    log.error(errorFacts(failure('ENOSPC')), 'failed');
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toMatchObject([{ msg: 'The same error again', repeats: 1 }]);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(3);
  });

  it('is written some times if its cause is unknown', () => {
    const { lines, log } = kept();
    const facts = errorFacts(failure('23505'));
    for (let n = 0; n < 100; n += 1) log.error({ traceId: String(n), ...facts }, 'unexpected error');
    expect(lines).toHaveLength(20);
  });

  it('keeps no other error out, and nothing that is no error', () => {
    const { lines, log } = kept();
    for (let n = 0; n < 30; n += 1) {
      log.error(errorFacts(failure(`E${n}`)), 'unexpected error');
      log.info({ status: 200 }, 'answered');
    }
    expect(lines).toHaveLength(60);
  });
});
