import { REFERRAL_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { askedWords, hasAskedOthers, noticeWords } from './asked-words.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const NOW = new Date('2026-12-01T20:00:00Z');
const asked = { status: 'offered', frozen: false, answerBy: null, responseId: null, callInstead: null } as const;

describe('how things stand with one contractor', () => {
  it('says until when an answer is awaited', () => {
    expect(askedWords({ ...asked, answerBy: '2026-12-02T14:12:00Z' }, LOUISVILLE)).toBe(
      'waiting for an answer until Wed, Dec 2, 9:12 AM EST',
    );
  });

  it('says whose answer is awaited', () => {
    expect(askedWords({ ...asked, status: 'proposed' }, LOUISVILLE)).toContain('waiting for your answer');
    expect(askedWords({ ...asked, status: 'countered' }, LOUISVILLE)).not.toContain('your answer');
  });

  it('says hold before anything else', () => {
    expect(askedWords({ ...asked, status: 'proposed', frozen: true }, LOUISVILLE)).toMatch(/^on hold/);
  });

  it('tells a listing that can only be called from one that could not be reached', () => {
    expect(askedWords({ ...asked, status: 'unreachable' }, LOUISVILLE)).toBe("couldn't be reached");
    expect(askedWords({ ...asked, status: 'unreachable', callInstead: '+15025550171' }, LOUISVILLE)).toContain(
      'called',
    );
  });

  it('has different words for every state', () => {
    const words = REFERRAL_STATUSES.map((status) => askedWords({ ...asked, status }, LOUISVILLE));
    expect(new Set(words).size).toBe(REFERRAL_STATUSES.length);
  });
});

describe('the status of a message', () => {
  const at = '2026-12-01T19:14:00Z';
  it.each([
    ['sms', 'sent', 'texted 2:14 PM'],
    ['email', 'sent', 'emailed 2:14 PM'],
    ['email', 'queued', 'email on its way'],
    ['sms', 'failed', 'text failed'],
    ['sms', 'delivered', 'texted 2:14 PM, delivered'],
    ['email', 'unknown', 'email sent 2:14 PM, not confirmed'],
    ['sms', 'suppressed', 'no text, because they opted out'],
  ])('%s %s is %s', (channel, status, words) => {
    expect(noticeWords({ channel, status, at }, LOUISVILLE, NOW)).toBe(words);
  });
});

it('tells whether anyone but the selected contractor was asked', () => {
  const [one, other] = ['ct_1', 'ct_2'].map((id) => ContractorId.parse(id)) as [ContractorId, ContractorId];
  const asking = (...ids: ContractorId[]) => ids.map((contractorId) => ({ contractorId }));
  expect(hasAskedOthers({ contractors: asking(one), selectedContractor: { id: one } })).toBe(false);
  expect(hasAskedOthers({ contractors: asking(one, other), selectedContractor: { id: one } })).toBe(true);
  expect(hasAskedOthers({ contractors: asking(one), selectedContractor: null })).toBe(true);
});
