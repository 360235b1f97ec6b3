import { describe, expect, it } from 'vitest';
import { storedReferral } from '../../testing/stored.ts';
import {
  connectionCheckUrl,
  connectionUrl,
  paymentUrl,
  respondPath,
  respondUrl,
  responseUrl,
  trackingUrl,
} from './links.ts';

const origin = { publicUrl: 'https://plumbline.example' };
const referral = storedReferral({ proposalId: 'rs_1' as never, paymentId: 'pay_1' as never });

describe('a link', () => {
  it.each([
    ['to the customer’s page', trackingUrl(origin, { id: 'sr_1' as never }, 'en'), '/track/sr_1'],
    ['to the contractor’s page', respondUrl(origin, referral, 'en'), '/respond/rf_1/ct_1'],
    ['to a proposal', responseUrl(origin, referral, 'en'), '/response?responseId=rs_1&requestId=sr_1'],
    ['to the fee', paymentUrl(origin, referral, 'en'), '/payment?payment_intent=pay_1&contractor=ct_1&request=rf_1'],
    ['to what was paid for', connectionUrl(origin, referral, 'en'), '/payment-success?contractor=ct_1&request=rf_1'],
    ['to the question after a report', connectionCheckUrl(origin, 'cr_1' as never, 'en'), '/connection-check/cr_1'],
  ])('%s', (_to, link, path) => expect(link).toBe(`https://plumbline.example${path}`));

  it.each([
    trackingUrl(origin, { id: 'sr_1' as never }, 'es'),
    respondUrl(origin, referral, 'es'),
    responseUrl(origin, referral, 'es'),
    paymentUrl(origin, referral, 'es'),
    connectionUrl(origin, referral, 'es'),
    connectionCheckUrl(origin, 'cr_1' as never, 'es'),
  ])('leads a Spanish reader to the Spanish page: %s', (link) => {
    expect(link).toMatch(/^https:\/\/plumbline\.example\/es\/\w/);
  });

  it('on this site has no host', () => expect(respondPath(referral)).toBe('/respond/rf_1/ct_1'));

  it('to a fee that is not due names no payment', () => {
    expect(paymentUrl(origin, storedReferral(), 'en')).toContain('payment_intent=&');
  });
});
