import { describe, expect, it } from 'vitest';
import { ContractorId } from '../../kernel/id.ts';
import { pageMeta } from '../../kernel/page-meta.ts';
import type { Contractor } from './contractor.ts';
import { contractorPageMeta, localBusiness } from './contractor-page.ts';
import { contractorPath, contractorSlugIn } from './pages.ts';

const contractor: Contractor = {
  id: ContractorId.parse('ct_1'),
  slug: 'limestone-run-louisville-ky',
  companyName: 'Limestone Run',
  contactName: 'Dana Whitlock',
  rating: null,
  reviewCount: 0,
  isSampleRating: false,
  address: '12 Quarry Lane',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40202',
  latitude: 38.25,
  longitude: -85.75,
  timeZone: 'America/Kentucky/Louisville',
  phone: '+15025550134',
  email: null,
  website: null,
  websiteUrl: null,
  photoUrl: null,
  logoUrl: null,
  isPremium: false,
  isVerified: true,
  isClaimed: false,
  responseRecord: null,
  isSynthetic: false,
  licenseNumber: 'M-1',
  licenseCheckedOn: '2026-10-01',
  insuranceInfo: null,
  yearEstablished: 1987,
  businessHours: {},
  openNow: null,
  specialties: [],
  serviceAreas: ['Louisville', 'Jeffersontown'],
  trades: ['plumbing', 'hvac'],
};
const data = (given: Partial<Contractor> = {}) =>
  localBusiness({ ...contractor, ...given }, 'https://plumbline.example', 'en');
const description = (given: Partial<Contractor> = {}) =>
  contractorPageMeta({ ...contractor, ...given }, 'en').description;
const rated = { rating: 4.6, reviewCount: 12 };

describe("a contractor's page", () => {
  it('has a title, a trail and an address of its own', () => {
    const meta = contractorPageMeta(contractor, 'en');
    expect(meta.title).toBe('Limestone Run, Louisville, KY');
    expect(meta.canonical).toBe('/contractors/limestone-run-louisville-ky');
    expect(pageMeta(meta.canonical, 'en').canonical).toBe(meta.canonical);
    expect(meta.breadcrumb.map(({ name }) => name)).toEqual(['Home', 'Find Contractors', 'Limestone Run']);
    expect(meta.robots).toBeUndefined();
  });

  it('gives the known facts, and marks a demonstration listing', () => {
    expect(description()).toContain(
      'Limestone Run: plumbing, HVAC in Louisville, KY. License checked October 1, 2026.',
    );
    expect(description({ isVerified: false })).not.toContain('License');
    expect(description(rated)).toContain('4.6 of 5 stars from 12 reviews.');
    expect(description({ ...rated, isSynthetic: true, isSampleRating: true })).toMatch(
      /^Demonstration listing(?!.*stars)/,
    );
  });

  it('is a local business for search engines, with its service areas', () => {
    expect(data()).toMatchObject({
      '@type': ['LocalBusiness', 'Plumber', 'HVACBusiness'],
      name: 'Limestone Run',
      telephone: '+15025550134',
      areaServed: [{ name: 'Louisville' }, { name: 'Jeffersontown' }],
      address: { streetAddress: '12 Quarry Lane', postalCode: '40202' },
    });
    expect(data({ serviceAreas: [] }).areaServed).toEqual([{ '@type': 'City', name: 'Louisville, KY' }]);
  });

  it('includes ratings for search engines only if there are real reviews', () => {
    expect(data()).not.toHaveProperty('aggregateRating');
    expect(data({ ...rated, isSampleRating: true })).not.toHaveProperty('aggregateRating');
    expect(data(rated).aggregateRating).toMatchObject({ ratingValue: 4.6, reviewCount: 12 });
  });

  it('omits hidden phones and emails', () => {
    expect(data({ phone: null })).not.toHaveProperty('telephone');
    expect(data()).not.toHaveProperty('email');
  });

  it('is in Spanish at its Spanish address, and one business with the English page', () => {
    const meta = contractorPageMeta({ ...contractor, ...rated }, 'es');
    expect(meta.description).toContain(
      'Limestone Run: plomería, calefacción y aire acondicionado en Louisville, KY. ' +
        'Licencia verificada el 1 de octubre de 2026. 4.6 de 5 estrellas según 12 reseñas.',
    );
    expect(meta.canonical).toBe('/contractors/limestone-run-louisville-ky');
    expect(localBusiness(contractor, 'https://plumbline.example', 'es')).toMatchObject({
      '@id': 'https://plumbline.example/contractors/limestone-run-louisville-ky',
      url: 'https://plumbline.example/es/contractors/limestone-run-louisville-ky',
    });
  });

  it('is found by its path', () => {
    expect(contractorSlugIn(contractorPath(contractor.slug))).toBe(contractor.slug);
    for (const path of ['/contractors', '/contractors/', '/contractors/a/b', '/contractors/a%00', '/contractor/a']) {
      expect(contractorSlugIn(path), path).toBeUndefined();
    }
  });
});
