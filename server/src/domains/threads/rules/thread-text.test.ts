import { expect, it } from 'vitest';
import type { StoredMessage } from '../tables.ts';
import { inventReferral } from './sample-referral.ts';
import { threadText } from './thread-text.ts';

const asking = inventReferral({ isConnected: false });
const message = (seq: number, given: Partial<StoredMessage>): StoredMessage => ({
  referralId: asking.referralId,
  seq,
  byParty: 'contractor',
  body: 'Is it gas? Call (502) 555-0134.',
  via: 'web',
  at: new Date('2026-12-01T14:31:00Z'),
  ...given,
});
const messages = [
  message(1, {}),
  message(2, { byParty: 'customer', body: 'Yes.', via: 'sms' }),
  message(3, { body: null }),
];

it('a file says who wrote what, and how and when it came', () => {
  const opened = inventReferral({ isConnected: true });
  expect(threadText({ viewer: 'customer', opened }, messages, 'Beargrass Plumbing', 'en')).toBe(
    [
      'Messages about request PL-7K4QZ2: Kitchen sink trap drips into the cabinet',
      'Tue, Dec 1, 9:31 AM EST\nBeargrass Plumbing: Is it gas? Call (502) 555-0134.',
      'Tue, Dec 1, 9:31 AM EST, by SMS\nYou: Yes.',
      'Tue, Dec 1, 9:31 AM EST\nBeargrass Plumbing: (erased)',
      '',
    ].join('\n\n'),
  );
});

it('before the connection it hides what the page hides', () => {
  const file = threadText({ viewer: 'customer', opened: asking }, messages, 'Beargrass Plumbing', 'en');
  expect(file).toContain('Is it gas? Call [hidden].');
  expect(file).not.toContain('0134');
});
