import { MAX_MESSAGES, MAX_PER_HOUR } from '@plumbline/contract/domains/threads/thread.ts';
import { describe, expect, it } from 'vitest';
import { leftOf, phaseOf, type WriteSituation, whyNotWrite } from './policy.ts';

const asking: WriteSituation = { phase: 'asking', blockedBy: null, asked: 0, answered: 0, messages: 0, lastHour: 0 };
const connected: WriteSituation = { ...asking, phase: 'connected', asked: 3, answered: 3 };

describe('before the connection', () => {
  it('a contractor may ask three questions', () => {
    expect([0, 1, 2, 3].map((asked) => whyNotWrite({ ...asking, asked }, 'contractor'))).toEqual([
      null,
      null,
      null,
      'noQuestionsLeft',
    ]);
    expect(leftOf({ ...asking, asked: 1 }, 'contractor')).toBe(2);
  });

  it('a customer may answer each question once, and nothing else', () => {
    expect(whyNotWrite(asking, 'customer')).toBe('noQuestionToAnswer');
    expect(whyNotWrite({ ...asking, asked: 2, answered: 1 }, 'customer')).toBeNull();
    expect(whyNotWrite({ ...asking, asked: 2, answered: 2 }, 'customer')).toBe('noQuestionToAnswer');
    expect(leftOf({ ...asking, asked: 2, answered: 1 }, 'customer')).toBe(1);
  });
});

describe('once connected', () => {
  it('both write as they like, up to a number in an hour and in all', () => {
    for (const party of ['customer', 'contractor'] as const) {
      expect(whyNotWrite(connected, party)).toBeNull();
      expect(leftOf(connected, party)).toBeNull();
      expect(whyNotWrite({ ...connected, lastHour: MAX_PER_HOUR }, party)).toBe('tooMany');
      expect(whyNotWrite({ ...connected, messages: MAX_MESSAGES }, party)).toBe('full');
    }
  });

  it('nobody writes to a blocked thread, and each side learns who has blocked it', () => {
    const blocked: WriteSituation = { ...connected, blockedBy: 'customer' };
    expect(whyNotWrite(blocked, 'customer')).toBe('blockedByYou');
    expect(whyNotWrite(blocked, 'contractor')).toBe('blockedByOther');
    expect(whyNotWrite({ ...connected, blockedBy: 'operator' }, 'customer')).toBe('blockedByOperator');
  });
});

it('a referral that is over takes no messages, whatever it was before', () => {
  expect(phaseOf({ isOver: true, isConnected: true })).toBe('over');
  expect(phaseOf({ isOver: false, isConnected: true })).toBe('connected');
  expect(phaseOf({ isOver: false, isConnected: false })).toBe('asking');
  expect(whyNotWrite({ ...connected, phase: 'over' }, 'contractor')).toBe('over');
});
