import { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { threadUrl } from './links.ts';

it('each side gets its own link, which says nothing of the other side’s', () => {
  const sides = {
    requestId: ServiceRequestId.parse('rq_1'),
    referralId: ReferralId.parse('rf_1'),
    contractorId: ContractorId.parse('co_1'),
  };
  const settings = { publicUrl: 'https://plumbline.example' };
  expect(threadUrl(settings, 'customer', sides, 'en')).toBe(
    'https://plumbline.example/thread?request=rq_1&contractor=co_1#newest',
  );
  expect(threadUrl(settings, 'contractor', sides, 'es')).toBe(
    'https://plumbline.example/es/thread?request=rf_1&contractor=co_1#newest',
  );
});
