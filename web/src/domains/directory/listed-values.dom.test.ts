import { editListing } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { readForm } from '../../lib/read-form.ts';
import { type ListedValues, listedBody, listedValuesOf, saidAtListed } from './listed-values.ts';

const checked = (values: ListedValues) => readForm({ to: editListing, body: listedBody, saidAt: saidAtListed }, values);

const listing: OwnListing = {
  id: ContractorId.parse('ct_1'),
  slug: 'beargrass-plumbing',
  companyName: 'Beargrass Plumbing',
  address: null,
  city: 'Louisville',
  state: 'KY',
  zipCode: '40202',
  phone: '+15025550134',
  email: 'office@example.com',
  phoneHidden: true,
  emailHidden: false,
  trades: ['plumbing'],
  specialties: ['Drain cleaning', 'Leaks'],
  serviceAreas: ['Louisville'],
  businessHours: { Monday: '8:00 AM - 5:00 PM' },
  unanswered: [],
  until: '2026-12-01T00:00:00.000Z',
};

it('sends back what it was given when nothing was changed', () => {
  expect(checked(listedValuesOf(listing))).toEqual({
    body: {
      trades: ['plumbing'],
      specialties: ['Drain cleaning', 'Leaks'],
      serviceAreas: ['Louisville'],
      businessHours: { Monday: '8:00 AM - 5:00 PM' },
      phoneHidden: true,
      emailHidden: false,
    },
  });
});

it('names each field that is wrong, days by their name', () => {
  const values = listedValuesOf(listing);
  const result = checked({ ...values, trades: [], hours: { ...values.hours, Tuesday: 'after lunch' } });
  expect(result).not.toHaveProperty('body');
  expect(result.problems).toEqual({
    trades: 'Choose at least one trade.',
    'hours.Tuesday': "Tuesday: Write hours as '8:00 AM - 5:00 PM', 'Open 24 hours' or 'Closed'",
  });
});
