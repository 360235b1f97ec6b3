import { REFERRAL_STATUSES, REQUEST_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { photoAccess, takesPhotos } from './photo-access.ts';

describe('the photos of a request', () => {
  it('are all for the customer and the contractor of the job', () =>
    expect(REFERRAL_STATUSES.filter((status) => photoAccess(status) === 'all')).toEqual(['settled']));

  it('are small and shared for contractors who may still get it, also while their fee is due', () =>
    expect(REFERRAL_STATUSES.filter((status) => photoAccess(status) === 'shared')).toEqual([
      'offered',
      'proposed',
      'countered',
      'accepted-unpaid',
    ]));

  it('can be added until the work is done', () =>
    expect(REQUEST_STATUSES.filter((status) => !takesPhotos(status))).toEqual([
      'completed',
      'cancelled',
      'declined',
      'expired',
    ]));
});
