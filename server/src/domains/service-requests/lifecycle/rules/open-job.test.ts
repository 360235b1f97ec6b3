import { REFERRAL_STATUSES, REQUEST_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { isOpenJob } from './open-job.ts';

const requestsIn = (referral: (typeof REFERRAL_STATUSES)[number]) =>
  REQUEST_STATUSES.filter((request) => isOpenJob(referral, request));

describe('an open job', () => {
  it('is one that was won and is not done', () => {
    expect(requestsIn('settled')).toEqual(['contractor-selected', 'scheduled', 'in-progress']);
  });

  it('is one whose fee is due, wherever the request stands', () => {
    expect(requestsIn('accepted-unpaid')).toEqual([...REQUEST_STATUSES]);
  });

  it('is nothing else', () => {
    const others = REFERRAL_STATUSES.filter((referral) => referral !== 'settled' && referral !== 'accepted-unpaid');
    for (const referral of others) expect(requestsIn(referral)).toEqual([]);
  });
});
