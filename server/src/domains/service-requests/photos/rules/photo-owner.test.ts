import { ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { ownerOf, workOwner } from './photo-owner.ts';

it('keeps the photos of the two sides apart', () => {
  expect(ownerOf(ServiceRequestId.parse('sr_1'))).toEqual({ kind: 'service-request', id: 'sr_1' });
  expect(workOwner(ReferralId.parse('rf_1'))).toEqual({ kind: 'referral', id: 'rf_1' });
});
