import { describe, expect, it } from 'vitest';
import { liveServiceRequestPath, pickNextContractors } from './endpoints.ts';

it('a link’s event stream has the link’s id as a single path segment', () => {
  expect(liveServiceRequestPath('sr_1')).toBe('/api/service-requests/sr_1/live');
  expect(liveServiceRequestPath('../a?b')).toBe('/api/service-requests/..%2Fa%3Fb/live');
});

describe('the next contractors of a request', () => {
  const complaint = (...contractorIds: string[]) =>
    pickNextContractors.body?.safeParse({ contractorIds }).error?.issues[0]?.message;

  it('can be one to three', () => {
    expect(complaint()).toBe('Pick a contractor');
    expect(complaint('ct_1')).toBeUndefined();
    expect(complaint('ct_1', 'ct_2', 'ct_3')).toBeUndefined();
    expect(complaint('ct_1', 'ct_2', 'ct_3', 'ct_4')).toBe('Pick at most 3 contractors');
  });
});
