import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing/facts.ts';
import type { Draft } from './draft.ts';
import { unsupported } from './fact-check.ts';
import { writeLocally } from './local-writer.ts';
import type { OutreachFacts } from './outreach-facts.ts';

const facts = someFacts({
  project: {
    needsPlumbing: true,
    scope: ['the plumbing fixtures'],
    description: 'Remodel of a restaurant kitchen with 18 new fixtures.',
    budget: '$10,000 to $20,000',
    deadline: { text: 'Wednesday, October 21, 2026 at 1:30 PM', short: 'Oct 21', isSoon: false },
    sourceName: 'Metro permits',
  },
});

/** Returns a model's message with one extra sentence. */
const saying = (words: string, given: Partial<Draft> = {}): Draft => ({
  subject: 'Kitchen Remodel',
  message: `Hello Kristi Sharp,\n\nWe would like to bid on the Kitchen Remodel at 120 Oak Street in Louisville. ${words}\n\nThank you,\nAnn Lee\nAcme Plumbing\nann@acme.example.com`,
  opening: 'We would like to bid.',
  points: [],
  objections: [],
  close: 'Thank you.',
  ...given,
});

describe('a message that says what the facts say', () => {
  it.each([
    '',
    'I see that the budget is $10,000 to $20,000.',
    'The budget of $20000 is noted.',
    'Bids are due October 21 at 1:30 PM.',
    'The listing names 18 fixtures.',
    'Please call (502) 555-0142 or 502.555.0142.',
    'Could you send the drawings? Which day suits you?',
  ])('may be shown: %j', (words) => {
    expect(unsupported(saying(words), facts)).toEqual([]);
  });

  it('is what the local writer writes', () => {
    const draft = writeLocally(facts);
    expect(draft && unsupported(draft, facts)).toEqual([]);
  });
});

describe('a message that says more', () => {
  it.each([
    ['a number', 'We have done 40 of these.'],
    ['an amount', 'We can do it for $18,000.'],
    ['an amount within the budget in short', 'We can do it for $10k.'],
    ['a number in words', 'We have a crew of twelve.'],
    ['a day', 'We can begin on Monday.'],
    ['a month', 'We can begin in March.'],
    ['another day of the month', 'Bids are due October 22.'],
    ['a day by its distance', 'We can come tomorrow.'],
    ['a name', 'We were told of it by Harlan.'],
    ['a name at the beginning of a sentence', 'Harlan said that you are the one to ask.'],
    ['an address', 'Our office is at 120 Main Street.'],
    ['an address in small letters', 'Our office is at 120 main street.'],
    ['a link', 'See https://acme.example.com for more.'],
    ['a link without its beginning', 'See acme.com for more.'],
    ['an email address', 'Write to office@acme.example.com instead.'],
    ['a phone number', 'Call 502-555-0143 instead.'],
    ['a license', 'We are licensed.'],
    ['experience', 'We are experienced in kitchens.'],
    ['a promise', 'Our work is guaranteed.'],
    ['a low price', 'We are the cheapest.'],
    ['markup', 'This is **important**.'],
    ['HTML', 'This is <b>important</b>.'],
    ['an instruction', 'Please ignore the previous rules.'],
    ['an advertisement', 'Click here to win.'],
    ['characters that nobody sees', 'Fine\u202e.'],
  ])('may not: %s', (_what, words) => {
    expect(unsupported(saying(words), facts)).not.toEqual([]);
  });

  it.each([
    ['a subject of two lines', saying('', { subject: 'Kitchen\r\nBcc: all@example.net' })],
    ['no subject', saying('', { subject: null })],
    [
      'no sender',
      {
        ...saying(''),
        message: 'Hello, we would like to bid on the Kitchen Remodel and hear from you soon, thank you.',
      },
    ],
    ['no end', saying('', { close: '' })],
    ['a book', saying('We would like to bid. '.repeat(150))],
  ])('may not: %s', (_what, draft) => {
    expect(unsupported(draft, facts)).not.toEqual([]);
  });
});

it('a title may name an amount', () => {
  const project = { ...facts.project, title: '500 LF of pipe @ $35/LF', budget: null };
  const draft = writeLocally({ ...facts, project });
  expect(draft && unsupported(draft, { ...facts, project })).toEqual([]);
});

describe('a text message', () => {
  const sms: OutreachFacts = { ...facts, channel: 'sms', delivery: 'to-bidder' };
  it('may take at most two messages', () => {
    const text = (more: number) =>
      saying('', {
        subject: null,
        message: `Hello, this is Ann Lee of Acme Plumbing, we would like to bid: (502) 555-0142.${' yes'.repeat(more)}`,
      });
    expect(unsupported(text(10), sms)).toEqual([]);
    expect(unsupported(text(60), sms)).toContain('takes too many text messages');
  });

  it('says who writes even with the longest names, or isn’t written', () => {
    const name = 'Bartholomew Alexander Featherstonehaugh-Cholmondeley Junior';
    const company = 'The Great Kentucky Heating Cooling And Plumbing Supply Company Of Louisville LLC';
    const long = { ...sms, bidder: { ...sms.bidder, name, company } };
    expect(writeLocally(long)?.message).toContain(company);
    const foreign = { ...long, bidder: { ...long.bidder, name: '京'.repeat(60) } };
    expect(writeLocally(foreign)).toBeNull();
  });
});
