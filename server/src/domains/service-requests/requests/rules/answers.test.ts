import { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../../../kernel/column-catalog.ts';
import { columns } from '../../columns.ts';
import { type StoredRequest, serviceRequests } from '../../tables.ts';
import { givenAnswers, keptAnswers } from './answers.ts';

const NOW = new Date('2026-12-02T15:00:00Z');

const aForm = (given: Record<string, unknown> = {}) =>
  ServiceRequestForm.parse({
    workType: 'hvac',
    projectType: 'emergency',
    preferredDate: '2026-12-03',
    preferredTimeSlot: 'evening',
    customerName: 'Ana Delgado',
    customerPhone: '(502) 555-0177',
    customerEmail: 'ana.delgado@example.com',
    address: '1127 Cherokee Rd',
    city: 'Louisville',
    state: 'KY',
    zipCode: '40204',
    description: 'The furnace blows cold air.',
    urgency: 'high',
    preferredContactMethod: 'both',
    smsConsent: true,
    budgetMin: 250.5,
    budgetMax: 900,
    ...given,
  });

it('numbers that are nobody’s business are not stored', () => {
  const { description } = keptAnswers(aForm({ description: 'My SSN is 123-45-6789, the sink drips.' }), NOW, 'en');
  expect(description).toBe('My SSN is •••, the sink drips.');
});

const stored = (form: ServiceRequestForm): StoredRequest => ({
  ...keptAnswers(form, NOW, 'en'),
  id: ServiceRequestId.parse('rq_answers'),
  ordinal: 1,
  status: 'expired',
  createdAt: NOW,
  idleSince: null,
  completedAt: null,
  signedOffAt: null,
  disputedAt: null,
  customerId: null,
  opportunityId: null,
  opportunityCell: null,
  awaitsProof: null,
  provenContact: null,
  isSynthetic: false,
});

describe('the answers of a request', () => {
  it('come back as they were given, but for the consent to be texted', () => {
    const form = aForm();
    const { place, ...again } = givenAnswers(stored(form), NOW);
    const { smsConsent, ...given } = form;
    expect(smsConsent).toBe(true);
    expect({ ...again, city: place.city, state: place.state, zipCode: place.zipCode }).toEqual({
      ...given,
      customerPhone: '+15025550177',
    });
  });

  it('come back without a time that has gone by', () => {
    const later = new Date('2026-12-04T12:00:00Z');
    expect(givenAnswers(stored(aForm()), later)).toMatchObject({ preferredDate: null, preferredTimeSlot: 'anytime' });
  });

  it('come back without a budget where none was given', () => {
    const form = aForm({ budgetMin: '', budgetMax: undefined });
    expect(givenAnswers(stored(form), NOW)).toMatchObject({ budgetMin: null, budgetMax: null });
  });
});

describe('a text that the customer types', () => {
  const CANARY = 'canary@example.com';
  const catalog: Record<string, Column> = columns.service_requests;
  const names = Object.entries(getTableColumns(serviceRequests)).map(([key, { name }]) => [key, name] as const);
  // A date is parsed before it is stored.
  const fields = Object.keys(ServiceRequestForm.shape).filter((field) => field !== 'preferredDate');
  const typed = fields.flatMap((field) => {
    const form = ServiceRequestForm.safeParse({ ...aForm(), [field]: CANARY });
    return form.success && Object.values(form.data).includes(CANARY) ? [{ field, form: form.data }] : [];
  });

  it('is found by its schema', () => {
    expect(typed.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['customerName', 'customerEmail', 'address', 'description']),
    );
  });

  it.each(typed)('is stored only in columns that are declared personal: $field', ({ form }) => {
    const row: Record<string, unknown> = keptAnswers(form, NOW, 'en');
    const holding = names.filter(([key]) => row[key] === CANARY).map(([, name]) => name);
    expect(holding.filter((name) => catalog[name]?.personal === 'none')).toEqual([]);
  });
});

describe('the place of a request', () => {
  const pointOf = (given: Record<string, unknown>) => {
    const { latitude, longitude } = keptAnswers(aForm(given), NOW, 'en');
    return { latitude, longitude };
  };

  it('is that of the first five digits of the ZIP code, whatever the city is called', () => {
    expect(pointOf({ zipCode: '40204-1234', city: 'Lexington' })).toEqual(pointOf({ zipCode: '40204' }));
  });

  it('is the city where the ZIP code is not known', () => {
    expect(pointOf({ zipCode: '99999' }).latitude).toBeCloseTo(38.25, 0);
    expect(pointOf({ zipCode: '99999' })).not.toEqual(pointOf({ zipCode: '40204' }));
  });
});

describe('a form that nobody could act on', () => {
  it.each([
    ['zipCode', { zipCode: '99999', city: 'Nowhere', state: 'KY' }, /Zip code not found/],
    ['preferredDate', { preferredDate: '2026-12-01' }, /today or a later day/],
    ['preferredDate', { preferredDate: 'soon' }, /yyyy-MM-dd/],
    ['customerPhone', { customerPhone: '555 0177 0' }, /ten digits/],
    ['customerPhone', { customerPhone: 'call me' }, /ten digits/],
  ])('is refused for its %s', (field, given, sentence) => {
    const form = { ...aForm(), ...given };
    expect(() => keptAnswers(form, NOW, 'en')).toThrow(
      expect.objectContaining({ code: 'invalid-input', fields: { [field]: expect.stringMatching(sentence) } }),
    );
  });

  it('may be for today', () => {
    expect(keptAnswers(aForm({ preferredDate: '2026-12-02' }), NOW, 'en').preferredDate).toBe('2026-12-02');
  });

  it('keeps the day of the job’s own clocks when none is named', () => {
    const night = new Date('2026-12-03T03:30:00Z');
    expect(keptAnswers(aForm({ preferredDate: '' }), night, 'en').preferredDate).toBe('2026-12-02');
  });
});
