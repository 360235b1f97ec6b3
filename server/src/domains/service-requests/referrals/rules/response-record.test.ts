import { describe, expect, it } from 'vitest';
import { type AskedRequest, responseRecord } from './response-record.ts';

const working = { hours: {}, timeZone: 'America/New_York' };
/** A Tuesday, 10 AM in New York. */
const START = Date.parse('2026-12-01T15:00:00Z');
const answeredAfter = (minutes: number): AskedRequest => ({
  offeredAt: new Date(START),
  answeredAt: new Date(START + minutes * 60_000),
});
const unanswered: AskedRequest = { offeredAt: new Date(START), answeredAt: null };

describe('the response record', () => {
  it('is the median of the time to the answer', () => {
    expect(responseRecord([3, 90, 18, 7, 45].map(answeredAfter), working)).toEqual({ minutes: 18, requests: 5 });
  });

  it('is the slower of the two in the middle', () => {
    expect(responseRecord([1, 2, 3, 40, 50, 60].map(answeredAfter), working)).toEqual({ minutes: 40, requests: 6 });
  });

  it('says nothing below five requests', () => {
    expect(responseRecord([1, 2, 3, 4].map(answeredAfter), working)).toBeNull();
  });

  it('counts no time in which the contractor does not work', () => {
    const overnight = { offeredAt: new Date('2026-12-01T21:50:00Z'), answeredAt: new Date('2026-12-02T13:05:00Z') };
    expect(
      responseRecord(
        Array.from({ length: 5 }, () => overnight),
        working,
      ),
    ).toEqual({ minutes: 15, requests: 5 });
  });

  it('gets worse by silence, and ends when half of the requests got no answer', () => {
    const answered = [3, 7, 18, 45].map(answeredAfter);
    expect(responseRecord([...answered, unanswered], working)).toEqual({ minutes: 18, requests: 5 });
    expect(responseRecord([...answered, unanswered, unanswered, unanswered], working)?.minutes).toBe(45);
    expect(responseRecord([...answered, ...Array.from({ length: 4 }, () => unanswered)], working)).toBeNull();
  });

  it('rounds up to whole minutes', () => {
    expect(
      responseRecord(
        Array.from({ length: 5 }, () => answeredAfter(2.2)),
        working,
      )?.minutes,
    ).toBe(3);
  });
});
