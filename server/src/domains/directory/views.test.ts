import { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { billingIdentityOf } from './policy.ts';
import { type Listing, publicView } from './views.ts';

const listing: Listing = {
  id: ContractorId.parse('ct_1'),
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
  licenseNumber: null,
  licenseBoard: null,
  licenseCheckedOn: null,
  insuranceInfo: null,
  yearEstablished: null,
  businessHours: { Sunday: 'Closed', Monday: '8:00 AM - 5:00 PM' },
  specialties: [],
  serviceAreas: [],
  trades: ['plumbing'],
  billingIdentity: 'phone:+15025550134',
  status: 'active',
};
const evidence = { licenseNumber: 'M-10432', licenseBoard: 'State board', licenseCheckedOn: '2026-10-01' };

describe('a contractor as anyone may see it', () => {
  it('has no invented rating when it is real', () => {
    expect(publicView(listing)).toMatchObject({ rating: null, reviewCount: 0, isSampleRating: false });
  });

  it('has a sample rating, marked as one, when it is for demonstration', () => {
    expect(publicView({ ...listing, isSynthetic: true })).toMatchObject({
      rating: 4.8,
      reviewCount: 25,
      isSampleRating: true,
    });
  });

  it('is verified by dated licence evidence only', () => {
    expect(publicView({ ...listing, ...evidence }).isVerified).toBe(true);
    for (const lacking of Object.keys(evidence)) {
      expect(publicView({ ...listing, ...evidence, [lacking]: null }).isVerified, lacking).toBe(false);
    }
  });

  it('has its hours in the order of the week', () => {
    expect(Object.keys(publicView(listing).businessHours)).toEqual(['Monday', 'Sunday']);
  });

  it('carries nothing beyond the contract', () => {
    expect(Contractor.strict().parse(publicView(listing))).toEqual(publicView(listing));
  });
});

describe('how to reach a contractor', () => {
  it('has the phone and e-mail that visitors do not see', () => {
    const hidden = { ...listing, phoneHidden: true, emailHidden: true };
    expect(publicView(hidden)).toMatchObject({ phone: null, email: null });
  });
});

describe('what free referrals are counted by', () => {
  it('is the licence however it is written, else the phone, else the listing', () => {
    expect(billingIdentityOf({ ...listing, ...evidence })).toBe('license:KY:M10432');
    expect(billingIdentityOf({ ...listing, ...evidence, licenseNumber: 'm 10432' })).toBe('license:KY:M10432');
    expect(billingIdentityOf(listing)).toBe('phone:+15025550134');
    expect(billingIdentityOf({ ...listing, phone: null })).toBe('contractor:ct_1');
  });

  it('is not a licence number that nobody has looked up', () => {
    expect(billingIdentityOf({ ...listing, licenseNumber: 'M-1' })).toBe('phone:+15025550134');
  });
});
