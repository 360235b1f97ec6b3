import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { bestMatches } from './best-matches.ts';

const found = (companyName: string, change: Partial<FoundContractor>): FoundContractor => ({
  id: ContractorId.parse(companyName),
  slug: companyName,
  companyName,
  contactName: null,
  rating: null,
  reviewCount: 0,
  isSampleRating: false,
  address: null,
  city: 'Louisville',
  state: 'KY',
  zipCode: null,
  latitude: 38,
  longitude: -85,
  timeZone: 'America/Kentucky/Louisville',
  phone: '+15025550134',
  email: 'office@example.com',
  website: null,
  websiteUrl: null,
  photoUrl: null,
  logoUrl: null,
  isPremium: false,
  isVerified: false,
  isClaimed: false,
  isSynthetic: true,
  licenseNumber: null,
  licenseCheckedOn: null,
  insuranceInfo: null,
  yearEstablished: null,
  businessHours: {},
  openNow: null,
  specialties: [],
  serviceAreas: [],
  trades: ['plumbing'],
  distance: 1,
  reviews: [],
  ...change,
});
const names = (contractors: readonly FoundContractor[]) => bestMatches(contractors).map((one) => one.companyName);

it('takes verified contractors first, the nearest of them before the others', () => {
  expect(
    names([
      found('near', { distance: 0.4 }),
      found('verified-far', { isVerified: true, distance: 9 }),
      found('verified-near', { isVerified: true, distance: 2 }),
      found('far', { distance: 30 }),
    ]),
  ).toEqual(['verified-near', 'verified-far', 'near']);
});

it('does not prefer those who pay for their place', () => {
  expect(names([found('paid', { isPremium: true, distance: 5 }), found('nearer', { distance: 1 })])).toEqual([
    'nearer',
    'paid',
  ]);
});

it('leaves out whoever may not be written to', () => {
  expect(names([found('phone-only', { email: null }), found('reachable', { distance: 40 })])).toEqual(['reachable']);
});
