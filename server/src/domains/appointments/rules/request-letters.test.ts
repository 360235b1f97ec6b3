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
const origin = {
  publicUrl: 'https://plumbline.example',
  supportEmail: 'help@plumbline.example',
  supportLanguage: 'en',
} as const;

it('an appointment without a request goes to the customer in their language, and to support in its own', () => {
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
    content: { subject: 'Someone wants an appointment on Fri, Dec 4, 2:00 PM EST' },
  });
  const [, inSpanish] = requestedMessages(wish(), { ...origin, supportLanguage: 'es' });
  expect(inSpanish).toMatchObject({ language: 'es', content: { subject: expect.stringMatching(/cita/) } });
});

it('nobody is written to without an address', () => {
  expect(requestedMessages(wish({ customerEmail: null }), { ...origin, supportEmail: null })).toEqual([]);
});

/** Returns the lines of facts in the letters to the customer and to support. */
const factsOf = (given: Partial<StoredAppointment>) =>
  requestedMessages(wish(given), origin).map(({ content }) =>
    content.kind === 'letter'
      ? content.blocks.flatMap((block) =>
          block.kind === 'facts' ? block.facts.map(({ label, value }) => `${label}: ${value}`) : [],
        )
      : [],
  );

it('both read what is wanted', () => {
  expect(factsOf({})[0]).toEqual(['Cuándo: vie 4 dic, 2:00 p.m. EST', 'Servicio: Plomería']);
  expect(factsOf({ location: '1127 Cherokee Rd', notes: 'Dog in the yard', serviceType: 'Chimney' })[0]).toEqual([
    'Cuándo: vie 4 dic, 2:00 p.m. EST',
    'Servicio: Chimney',
    'Dónde: 1127 Cherokee Rd',
    'Notas: Dog in the yard',
  ]);
});

it('the customer reads that nobody is booked yet', () => {
  const [toCustomer] = requestedMessages(wish(), origin);
  expect(toCustomer?.content).toMatchObject({
    blocks: [
      { kind: 'paragraph', text: expect.stringContaining('Anotamos el vie 4 dic, 2:00 p.m. EST.') as unknown },
      { kind: 'facts' },
      { kind: 'button', label: 'Elegir un contratista' },
    ],
  });
});

it('support reads who asks, and what is not known of them', () => {
  const wanted = ['When: Fri, Dec 4, 2:00 PM EST', 'Service: Plumbing'];
  const known = { customerName: 'Ana Delgado', customerPhone: '(502) 555-0177' };
  expect(factsOf(known)[1]).toEqual([
    ...wanted,
    'Name: Ana Delgado',
    'Email: ana@example.com',
    'Phone: (502) 555-0177',
  ]);
  const [toSupport] = requestedMessages(wish({ customerEmail: null }), origin);
  expect(toSupport).not.toHaveProperty('replyTo');
  expect(factsOf({ customerEmail: null })[0]).toEqual([
    ...wanted,
    'Name: not given',
    'Email: not given',
    'Phone: not given',
  ]);
  expect(toSupport?.content).toMatchObject({
    blocks: [{ kind: 'paragraph', text: 'It does not belong to a request, so nobody is booked.' }, {}, {}],
  });
});
