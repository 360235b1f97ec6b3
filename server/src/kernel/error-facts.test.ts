import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { errorFacts, errorLines } from './error-facts.ts';

describe('the facts of an error', () => {
  it('are its class, its code and where it happened, but never its message', () => {
    const cause = Object.assign(new TypeError('Erika'), { code: '23505' });
    const message = 'Failed query: insert\nparams: Erika\n    at 12 Secret Street (502:1:1)';
    const facts = errorFacts(new Error(message, { cause }));
    expect(facts).toMatchObject({ error: 'TypeError', code: '23505' });
    expect(facts.at).toMatch(/^server\/src\/kernel\/error-facts\.test\.ts:\d+:\d+$/m);
    expect(JSON.stringify(facts)).not.toMatch(/Erika|Secret/);
  });

  it('include what PostgreSQL names, but not the rows it quotes', () => {
    const refused = Object.assign(new pg.DatabaseError('duplicate key: Erika', 1, 'error'), {
      severity: 'ERROR',
      code: '23505',
      detail: 'Key (email)=(erika@example.com) already exists.',
      where: 'COPY users, line 1: "Erika"',
      internalQuery: "select 'Erika'",
      hint: 'Try again.',
      schema: 'public',
      table: 'users',
      column: 'email',
      dataType: 'timestamp with time zone',
      constraint: 'users_email_key',
      routine: '_bt_check_unique',
    });
    const { at: _at, ...facts } = errorFacts(new Error('Failed query', { cause: refused }));
    expect(facts).toEqual({
      error: 'DatabaseError',
      severity: 'ERROR',
      code: '23505',
      hint: 'Try again.',
      schema: 'public',
      table: 'users',
      column: 'email',
      dataType: 'timestamp with time zone',
      constraint: 'users_email_key',
      routine: '_bt_check_unique',
    });
  });

  it('omit anything that is not a name, and hints from anything but the database', () => {
    const odd = Object.assign(new Error('x'), {
      name: 'Erika Mustermann',
      code: 'no such user: Erika',
      hint: 'Ask Erika',
    });
    expect(JSON.stringify(errorFacts(odd))).not.toContain('Erika');
  });

  it('are minimal for a value that is not an error', () => {
    expect(errorFacts('Erika')).toEqual({ error: 'string' });
    expect(errorFacts(undefined)).toEqual({ error: 'undefined' });
  });

  it('end at circular causes', () => {
    const first = new Error('one');
    first.cause = new Error('other', { cause: first });
    expect(errorFacts(first).error).toBe('Error');
  });

  it('can be printed as terminal lines', () => {
    const lines = errorLines(Object.assign(new RangeError('Erika'), { code: 'ERR_X', table: 'users' }));
    expect(lines).toMatch(/^RangeError ERR_X, table users\n {4}at server\/src\/kernel\/error-facts\.test\.ts:\d+/);
    expect(lines).not.toContain('Erika');
  });
});
