import { expect, it } from 'vitest';
import { contractorScheduleUrl, customerScheduleUrl } from './links.ts';

it('each side has its own link to an appointment, in its language', () => {
  const origin = { publicUrl: 'https://plumbline.example' };
  const ids = { requestId: 'sr_1', referralId: 'rf_1', contractorId: 'ct_1' } as never;
  expect(customerScheduleUrl(origin, ids, 'en')).toBe('https://plumbline.example/schedule-service?request=sr_1');
  expect(contractorScheduleUrl(origin, ids, 'es')).toBe(
    'https://plumbline.example/es/schedule-service?request=rf_1&contractor=ct_1',
  );
});
