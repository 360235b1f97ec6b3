import { describe, expect, it } from 'vitest';
import {
  billingIdentityOf,
  evidenceToShow,
  inOrderOfEvidence,
  isVerified,
  type LicenseEvidence,
  licenseStatuses,
  phoneIdentity,
  plainLicenseNumber,
} from './policy.ts';

const TODAY = '2026-12-01';
const evidence = (given: Partial<LicenseEvidence> = {}): LicenseEvidence => ({
  board: 'CSLB',
  number: '10432',
  status: 'clear',
  statusSaid: 'CLEAR',
  classes: ['C36'],
  issuedOn: null,
  expiresOn: '2027-06-30',
  checkedOn: '2026-11-20',
  source: 'CSLB register',
  ...given,
});
const verified = (given: Partial<LicenseEvidence>) => isVerified([evidence(given)], TODAY);

describe('a contractor is verified', () => {
  it('only by a license that was clear when it was looked up', () => {
    expect(licenseStatuses.filter((status) => verified({ status }))).toEqual(['clear']);
    expect(isVerified([], TODAY)).toBe(false);
  });

  it("through the license's last day", () => {
    expect(verified({ expiresOn: TODAY })).toBe(true);
    expect(verified({ expiresOn: '2026-11-30' })).toBe(false);
    expect(verified({ expiresOn: null })).toBe(true);
  });

  it('by evidence that names the register, the license and the day', () => {
    for (const missing of [{ board: '' }, { number: '' }, { checkedOn: '' }]) expect(verified(missing)).toBe(false);
    expect(verified({ checkedOn: TODAY })).toBe(true);
    expect(verified({ checkedOn: '2026-12-02' })).toBe(false);
  });

  it('by one of several licenses', () => {
    expect(isVerified([evidence({ status: 'expired' }), evidence()], TODAY)).toBe(true);
  });
});

describe('the order of evidence', () => {
  const revoked = evidence({ number: '1', status: 'revoked', checkedOn: '2026-11-30' });
  const older = evidence({ number: '2', checkedOn: '2026-11-01' });
  const newer = evidence({ number: '3', checkedOn: '2026-11-02' });
  const same = evidence({ number: '4', checkedOn: '2026-11-02' });

  it('puts verifying evidence first, then the latest check, then sorts by number', () => {
    for (const all of [
      [revoked, older, newer, same],
      [same, newer, older, revoked],
      [newer, revoked, same, older],
    ]) {
      expect(inOrderOfEvidence(all, TODAY)).toEqual([newer, same, older, revoked]);
      expect(evidenceToShow(all, TODAY)).toBe(newer);
    }
    expect(evidenceToShow([], TODAY)).toBeUndefined();
  });
});

describe('the key by which free referrals are counted', () => {
  const firm = { id: 'ct_1', state: 'KY', phone: '+15025550134' };

  it('is the license in any spelling, else the phone, else the listing', () => {
    expect(billingIdentityOf(firm, { number: 'm-10 432' })).toBe('license:KY:M10432');
    expect(billingIdentityOf(firm)).toBe(phoneIdentity('+15025550134'));
    expect(billingIdentityOf({ ...firm, phone: null })).toBe('contractor:ct_1');
    expect(phoneIdentity('+15025550134')).toBe('phone:+15025550134');
  });

  it('treats different spellings of one license alike', () => {
    expect(plainLicenseNumber('c-10 432')).toBe(plainLicenseNumber('C10432'));
  });
});
