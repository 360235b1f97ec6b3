import { expect, it } from 'vitest';
import type { StoredAppointment } from '../tables.ts';
import { requestedMessages } from './request-letters.ts';

const wish = (given: Partial<StoredAppointment> = {}) =>
  ({
    id: 'ap_1',
    startsAt: new Date('2026-12-04T19:00:00Z'),
    timeZone: 'America/Kentucky/Louisville',
    serviceType: 'plumbing',
    location: '',
    notes: null,
    customerName: null,
    customerEmail: 'ana@example.com',
    customerPhone: null,
    language: 'es',
    ...given,
  }) as StoredAppointment;
const origin = { publicUrl: 'https://plumbline.example', supportEmail: 'help@plumbline.example' };

it('an appointment without a request goes to the customer in their language, and to support in English', () => {
  const [toCustomer, toSupport] = requestedMessages(wish(), origin);
  expect(toCustomer).toMatchObject({
    to: 'ana@example.com',
    language: 'es',
    content: { subject: 'Elija un contratista para su cita' },
  });
  expect(JSON.stringify(toCustomer?.content)).toContain('https://plumbline.example/es/request-service');
  expect(JSON.stringify(toCustomer?.content)).toContain('Plomería');
  expect(toSupport).toMatchObject({
    to: 'help@plumbline.example',
    language: 'en',
    replyTo: 'ana@example.com',
    content: { subject: 'Somebody wants an appointment on Fri, Dec 4, 2:00 PM EST' },
  });
});

it('nobody is written to without an address', () => {
  expect(requestedMessages(wish({ customerEmail: null }), { ...origin, supportEmail: null })).toEqual([]);
});
