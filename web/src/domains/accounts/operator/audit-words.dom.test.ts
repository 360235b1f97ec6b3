import { describe, expect, it } from 'vitest';
import { actionWords, detailWords, operatorWords, targetOf } from './audit-words.ts';

const record = {
  id: 1,
  at: '2026-12-01T15:00:00Z',
  operator: 'us_1',
  operatorEmail: 'boss@example.com',
  action: 'hide-listing',
  subjectKind: 'contractor',
  subjectId: 'ct_1',
  subjectEmail: null,
  details: {},
};

describe('a line of the audit log', () => {
  it('says what was done, and of what it does not know the name as it is', () => {
    expect(actionWords('hide-listing')).toBe('Hid a listing');
    expect(actionWords('paint-listing')).toBe('Paint listing');
  });

  it('says who did it: an address, a command, or the id of an account that is gone', () => {
    expect(operatorWords(record)).toBe('boss@example.com');
    expect(operatorWords({ operator: 'command:operator', operatorEmail: null })).toBe("Command 'operator'");
    expect(operatorWords({ operator: 'us_1', operatorEmail: null })).toBe('us_1');
  });

  it('leads to where the thing can be looked up', () => {
    expect(targetOf(record)).toEqual({ tab: 'listings', q: 'ct_1' });
    expect(targetOf({ ...record, subjectKind: 'user', subjectEmail: 'ana@example.com' })).toEqual({
      tab: 'accounts',
      email: 'ana@example.com',
    });
    expect(targetOf({ ...record, subjectKind: 'user' })).toBeNull();
    expect(targetOf({ ...record, subjectKind: 'message' })).toBeNull();
  });

  it('tells the reason apart from the rest', () => {
    const details = { reason: 'Asked to', before: 'failed', cleared: 3, erased: { requests: 2, messages: 14 } };
    expect(detailWords(details)).toEqual({
      reason: 'Asked to',
      others: ['before: failed', 'cleared: 3', 'erased: requests 2, messages 14'],
    });
  });
});
