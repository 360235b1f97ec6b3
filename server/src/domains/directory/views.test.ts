import { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { billingIdentityOf, type LicenseEvidence, licenseStatuses } from './policy.ts';
import { type Listing, publicView } from './views.ts';

const listing: Listing = {
  id: ContractorId.parse('ct_1'),
  slug: 'limestone-run-plumbing',
  companyName: 'Limestone Run Plumbing',
  contactName: 'Dana Whitlock',
  rating: null,
  reviewCount: 0,
  address: '12 Quarry Lane',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40202',
  latitude: 38.25,
  longitude: -85.75,
  timeZone: 'America/Kentucky/Louisville',
  phone: '+15025550134',
  email: 'dana@limestone-run.example.com',
  phoneHidden: false,
  emailHidden: false,
  smsConsentAt: null,
  website: null,
  photoUrl: null,
  logoUrl: null,
  isPremium: false,
  isClaimed: false,
  isSynthetic: false,
  licenses: [],
  insuranceInfo: null,
  yearEstablished: null,
  responseMinutes: null,
  responseRequests: null,
  permitRecord: null,
  businessHours: { Sunday: 'Closed', Monday: '8:00 AM - 5:00 PM' },
  daysOff: [],
  specialties: [],
  serviceAreas: [],
  trades: ['plumbing'],
  billingIdentity: 'phone:+15025550134',
  takesWork: true,
  language: 'en',
  isProven: true,
  status: 'active',
};
const evidence: LicenseEvidence = {
  board: 'State board',
  number: 'M-10432',
  status: 'clear',
  statusSaid: 'Active',
  classes: ['Master Plumber'],
  issuedOn: null,
  expiresOn: '2026-12-31',
  checkedOn: '2026-10-01',
  source: 'State board',
};
const TODAY = '2026-12-01';
const NOW = new Date('2026-12-01T15:00:00Z');
const shown = (given: Partial<Listing> = {}) => publicView({ ...listing, ...given }, NOW);
const verified = (...licenses: LicenseEvidence[]) => shown({ licenses }).isVerified;

describe('a contractor as anyone may see it', () => {
  it('has no invented rating if it is real', () => {
    expect(shown()).toMatchObject({ rating: null, reviewCount: 0, isSampleRating: false });
  });

  it('has a sample rating, marked as one, if it is a demonstration', () => {
    expect(shown({ isSynthetic: true })).toMatchObject({
      rating: 4.8,
      reviewCount: 25,
      isSampleRating: true,
    });
  });

  it('is verified only by dated license evidence', () => {
    expect(verified()).toBe(false);
    expect(verified(evidence)).toBe(true);
    for (const lacking of ['number', 'board', 'checkedOn']) {
      expect(verified({ ...evidence, [lacking]: '' }), lacking).toBe(false);
    }
    expect(verified({ ...evidence, checkedOn: '2026-12-02' })).toBe(false);
  });

  it('is verified only by a clear license, and only until it expires', () => {
    for (const status of licenseStatuses) expect(verified({ ...evidence, status }), status).toBe(status === 'clear');
    expect(verified({ ...evidence, expiresOn: TODAY })).toBe(true);
    expect(verified({ ...evidence, expiresOn: '2026-11-30' })).toBe(false);
    expect(verified({ ...evidence, expiresOn: null })).toBe(true);
    expect(verified({ ...evidence, status: 'revoked' }, evidence)).toBe(true);
  });

  it('shows the license that verifies it before one that was checked later', () => {
    const expired = { ...evidence, number: 'M-2', status: 'expired', checkedOn: '2026-11-01' } as const;
    expect(shown({ licenses: [expired, evidence] })).toMatchObject({
      licenseNumber: 'M-10432',
      licenseCheckedOn: '2026-10-01',
    });
    expect(shown({ licenses: [expired] })).toMatchObject({ licenseNumber: 'M-2', licenseCheckedOn: '2026-11-01' });
    expect(shown()).toMatchObject({ licenseNumber: null, licenseCheckedOn: null });
  });

  it('has its hours in weekday order', () => {
    expect(Object.keys(shown().businessHours)).toEqual(['Monday', 'Sunday']);
  });

  it('contains nothing beyond the contract', () => {
    expect(Contractor.strict().parse(shown())).toEqual(shown());
  });
});

describe('the contacts of a contractor', () => {
  it('include the phone and email that visitors do not see', () => {
    const hidden = { ...listing, phoneHidden: true, emailHidden: true };
    expect(publicView(hidden, NOW)).toMatchObject({ phone: null, email: null });
  });
});

describe('the key by which free referrals are counted', () => {
  it('is the license in any spelling, else the phone, else the listing', () => {
    expect(billingIdentityOf(listing, evidence)).toBe('license:KY:M10432');
    expect(billingIdentityOf(listing, { number: 'm 10432' })).toBe('license:KY:M10432');
    expect(billingIdentityOf(listing)).toBe('phone:+15025550134');
    expect(billingIdentityOf({ ...listing, phone: null })).toBe('contractor:ct_1');
  });
});
