import type { Facts } from '../rules/appointment-letters.ts';

/** Facts of a visit on a Friday in Louisville. With `confirmed`, the customer has confirmed it. */
export const given = (
  more: { notes?: string; confirmed?: boolean; contact?: Facts['contact']; language?: 'en' | 'es' } = {},
): Facts =>
  ({
    appointment: {
      id: 'ap_1',
      requestId: 'sr_1',
      referralId: 'rf_1',
      contractorId: 'ct_1',
      sequence: 0,
      customerConfirmed: more.confirmed ? 0 : null,
      contractorConfirmed: null,
      startsAt: new Date('2026-12-04T19:00:00Z'),
      endsAt: new Date('2026-12-04T21:00:00Z'),
      timeZone: 'America/Kentucky/Louisville',
      location: '1127 Cherokee Rd',
      notes: more.notes ?? null,
    },
    job: {
      title: 'Leak under the kitchen sink',
      requestNumber: 'PL-7K4QZ2',
      customer: { name: 'Ana Delgado', phone: '+15025550177', language: more.language ?? 'en' },
    },
    contact:
      more.contact === undefined
        ? { companyName: 'Beargrass Plumbing', shownPhone: '+15025550134', language: more.language ?? 'en' }
        : more.contact,
    settings: { publicUrl: 'https://plumbline.example' },
  }) as unknown as Facts;

/** How letters write its time. */
export const when = 'Fri, Dec 4, 2:00 PM EST';
export const customerUrl = 'https://plumbline.example/schedule-service?request=sr_1';
export const contractorUrl = 'https://plumbline.example/schedule-service?request=rf_1&contractor=ct_1';
