import { PAGE_LENGTH } from '@plumbline/contract/domains/threads/thread.ts';
import { describe, expect, it } from 'vitest';
import { inventReferral } from './rules/sample-referral.ts';
import type { StoredMessage, StoredThread } from './tables.ts';
import { customerName, type ThreadFacts, threadSummary, threadView } from './views.ts';

const asking = inventReferral({ isConnected: false });
const connected = inventReferral({ isConnected: true });
const at = new Date('2026-12-01T14:31:00Z');

const message = (seq: number, byParty: StoredMessage['byParty'], body: string | null): StoredMessage => ({
  referralId: asking.referralId,
  seq,
  byParty,
  body,
  via: 'web',
  at,
});
const thread = (given: Partial<StoredThread>): StoredThread => ({
  referralId: asking.referralId,
  requestId: asking.requestId,
  contractorId: asking.contractorId,
  messages: 2,
  asked: 1,
  answered: 0,
  customerWrote: 0,
  contractorWrote: 0,
  customerRead: 0,
  contractorRead: 0,
  customerTold: 0,
  contractorTold: 0,
  customerToldAt: null,
  contractorToldAt: null,
  customerWaitsSince: null,
  contractorWaitsSince: null,
  blockedBy: null,
  blockedAt: null,
  ...given,
});
const facts = (given: Partial<ThreadFacts> = {}): ThreadFacts => ({
  companyName: 'Beargrass Plumbing',
  contractorPhone: '+15025550134',
  messages: [],
  before: null,
  whyNot: null,
  isReported: false,
  language: 'en',
  ...given,
});

describe('before the connection', () => {
  const messages = [
    message(1, 'contractor', 'Is it gas? Call (502) 555-0134.'),
    message(2, 'customer', 'Yes. I am at 502 555 0177.'),
  ];

  it('each side reads the other without contacts, and itself whole', () => {
    const contractor = threadView(thread({}), { viewer: 'contractor', opened: asking }, facts({ messages }));
    expect(contractor.messages.map(({ text, covered }) => [text, covered])).toEqual([
      ['Is it gas? Call (502) 555-0134.', true],
      ['Yes. I am at [hidden].', false],
    ]);
    const customer = threadView(thread({}), { viewer: 'customer', opened: asking }, facts({ messages }));
    expect(customer.messages.map(({ text, covered }) => [text, covered])).toEqual([
      ['Is it gas? Call [hidden].', false],
      ['Yes. I am at 502 555 0177.', true],
    ]);
  });

  it('nobody sees a phone, and the contractor only where the customer is', () => {
    for (const viewer of ['customer', 'contractor'] as const) {
      expect(threadView(null, { viewer, opened: asking }, facts()).other.phone).toBeNull();
    }
    expect(customerName(asking, 'en')).toBe('Customer in 40204');
    expect(customerName(asking, 'es')).toBe('Cliente en 40204');
    expect(customerName(connected, 'en')).toBe('Ana Delgado');
  });

  it('says how many questions or answers are left', () => {
    const left = (viewer: 'customer' | 'contractor') =>
      threadView(thread({ asked: 2, answered: 1 }), { viewer, opened: asking }, facts()).left;
    expect([left('contractor'), left('customer')]).toEqual([1, 1]);
  });
});

describe('once connected', () => {
  it('everything is open, with the other side’s phone', () => {
    const messages = [message(1, 'customer', 'I am at 502 555 0177.')];
    const view = threadView(thread({}), { viewer: 'contractor', opened: connected }, facts({ messages }));
    expect(view.messages[0]?.text).toBe('I am at 502 555 0177.');
    expect([view.other, view.left]).toEqual([{ name: 'Ana Delgado', phone: '+15025550177' }, null]);
    const customers = threadView(thread({}), { viewer: 'customer', opened: connected }, facts());
    expect(customers.other).toEqual({ name: 'Beargrass Plumbing', phone: '+15025550134' });
  });
});

it('shows what the other side has read, and what is new', () => {
  const messages = [message(1, 'contractor', 'One.'), message(2, 'contractor', 'Two.')];
  const stored = thread({ contractorWrote: 2, customerRead: 1 });
  const own = threadView(stored, { viewer: 'contractor', opened: connected }, facts({ messages }));
  expect([own.messages.map(({ read }) => read), own.isNew]).toEqual([[true, false], false]);
  const other = threadView(stored, { viewer: 'customer', opened: connected }, facts({ messages }));
  expect([other.messages.map(({ read }) => read), other.isNew]).toEqual([[false, false], true]);
  expect(threadSummary(stored, connected, { companyName: 'Beargrass', newestAt: at })).toMatchObject({
    messages: 2,
    isNew: true,
  });
});

it('leads to earlier messages from a full page that doesn’t begin with the first', () => {
  const page = (first: number, length: number, before: number | null) => {
    const messages = Array.from({ length }, (_, index) => message(first + index, 'customer', 'Hello'));
    const view = threadView(thread({}), { viewer: 'customer', opened: connected }, facts({ messages, before }));
    return [view.earlier, view.hasLater];
  };
  expect(page(1, 2, null)).toEqual([null, false]);
  expect(page(1, PAGE_LENGTH, 51)).toEqual([null, true]);
  expect(page(21, PAGE_LENGTH, null)).toEqual([21, false]);
});

it('says to each side who has blocked it, and that a message was erased', () => {
  const stored = thread({ blockedBy: 'customer' });
  const blockedBy = (viewer: 'customer' | 'contractor') =>
    threadView(stored, { viewer, opened: connected }, facts({ messages: [message(1, 'customer', null)] }));
  expect(blockedBy('customer')).toMatchObject({ blockedBy: 'me', messages: [{ text: null, covered: false }] });
  expect(blockedBy('contractor').blockedBy).toBe('other');
});
