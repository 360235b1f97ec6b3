import { MAX_PROPOSAL_CHANGES, REFERRAL_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { choicesFor } from './choice.ts';
import { standingWords } from './standing-words.ts';

const standing = {
  requestStatus: 'responses-received',
  frozen: false,
  craftsmanCompany: 'Beargrass Plumbing',
} as const;

describe('how things stand with a proposal', () => {
  it.each(REFERRAL_STATUSES)('is said for %s exactly when it can not be answered', (referralStatus) => {
    const now = { ...standing, referralStatus };
    expect(standingWords(now) === null).toBe(choicesFor(now).length > 0);
  });

  it('is said of a proposal on hold and of a canceled request', () => {
    expect(standingWords({ ...standing, referralStatus: 'proposed', frozen: true })?.title).toContain('on hold');
    expect(standingWords({ ...standing, referralStatus: 'proposed', requestStatus: 'cancelled' })?.title).toContain(
      'canceled',
    );
  });

  it('tells a canceled request from one change too many', () => {
    expect(standingWords({ ...standing, referralStatus: 'withdrawn' })?.text).toContain(
      `more than ${MAX_PROPOSAL_CHANGES} times`,
    );
    expect(standingWords({ ...standing, referralStatus: 'withdrawn', requestStatus: 'cancelled' })?.title).toBe(
      'This request was canceled.',
    );
  });
});
