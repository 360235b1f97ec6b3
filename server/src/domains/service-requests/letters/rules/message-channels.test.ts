import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../kernel/database.ts';
import { testContext } from '../../../../kernel/testing/context.ts';
import { aContact, storedReferral, storedRequest } from '../../testing/stored.ts';
import { getsTexts, toContractor, toCustomer } from './message-channels.ts';

const { settings } = testContext({} as Database);
const letter = {
  subject: 'Done?',
  blocks: [],
  sms: 'Plumbline PL-1: Is it done? https://plumbline.example/track/sr_1',
};
const asking = { ...letter, howToReply: 'Reply DONE if it is. If not' };
const given = { request: storedRequest({}), contact: aContact(), time: null, settings };

describe('a letter to the customer', () => {
  const ways = (job: Parameters<typeof storedRequest>[0]) =>
    toCustomer(letter, 'complete', 'd', storedRequest(job)).map(({ channel }) => channel);

  it('goes out by text only with consent, and otherwise by email, whatever they prefer', () => {
    expect(ways({ smsConsentAt: null, preferredContactMethod: 'sms' })).toEqual(['email']);
    expect(ways({ smsConsentAt: new Date(), preferredContactMethod: 'sms' })).toEqual(['sms']);
    expect(ways({ smsConsentAt: new Date(), preferredContactMethod: 'both' })).toEqual(['email', 'sms']);
  });

  it('says only in a text how to answer by text, before the link', () => {
    const job = storedRequest({
      smsConsentAt: new Date(),
      preferredContactMethod: 'both',
      customerId: 'us_1' as never,
    });
    const texts = toCustomer(asking, 'complete', 'd', job).map(({ channel, content }) => [
      channel,
      'text' in content ? content.text : '',
    ]);
    expect(texts).toEqual([
      ['email', ''],
      ['sms', 'Plumbline PL-1: Is it done? Reply DONE if it is. If not: https://plumbline.example/track/sr_1'],
      ['push', 'Plumbline PL-1: Is it done?'],
    ]);
  });
});

describe('a letter to the contractor', () => {
  it('is a text only to those who agreed to texts and prefer no other way', () => {
    expect(getsTexts({ phone: '+15025550123', smsConsent: true, preferredContactMethod: null })).toBe(true);
    expect(getsTexts({ phone: '+15025550123', smsConsent: false, preferredContactMethod: null })).toBe(false);
    expect(getsTexts({ phone: '+15025550123', smsConsent: true, preferredContactMethod: 'email' })).toBe(false);
  });

  it('does not reach an unclaimed listing that hasn’t answered, but for the offer', () => {
    const unclaimed = { ...given, contact: aContact({ isClaimed: false }) };
    const referral = storedReferral({ contractorAnswer: null });
    expect(toContractor(letter, 'reopen', 'd', referral, unclaimed)).toEqual([]);
    expect(toContractor(letter, 'referral-offer', 'd', referral, unclaimed)).not.toEqual([]);
  });
});
