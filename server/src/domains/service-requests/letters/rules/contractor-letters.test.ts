import { REPORT_DAYS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../kernel/database.ts';
import { testContext } from '../../../../kernel/testing/context.ts';
import type { Happening, HappeningType } from '../../lifecycle/rules/happening.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import { aContact, storedReferral, storedRequest, storedTime } from '../../testing/stored.ts';
import { contractorLetter } from './contractor-letters.ts';
import { contractorFacts, type Facts } from './letter.ts';

const { settings } = testContext({} as Database);
const answerBy = new Date('2026-12-01T19:00:00Z');

interface Given extends Partial<Facts> {
  readonly referral?: Partial<StoredReferral>;
  readonly happening?: Partial<Happening>;
  readonly job?: Partial<StoredRequest>;
}

const letter = (type: HappeningType, { referral = {}, happening = {}, job = {}, ...facts }: Given = {}) => {
  const own = storedReferral({ answerBy, paymentId: 'pay_1' as never, ...referral });
  return contractorLetter(
    { type, party: 'system', referral: own, ...happening },
    contractorFacts({ request: storedRequest(job), contact: aContact(), time: null, settings, ...facts }, own),
    own,
  );
};
/** Returns the whole content of a letter, as an email and as a text. */
const words = (type: HappeningType, given?: Given): string => JSON.stringify(letter(type, given));
const kindsOf = (type: HappeningType, given?: Given) => letter(type, given)?.blocks.map(({ kind }) => kind);
const subjectOf = (type: HappeningType, given?: Given) => letter(type, given)?.subject.replace(/ \(PL-\w+\)$/, '');
const terms = { miles: 3.42, feeCents: 500 };
const IDENTITY = /Delgado|ana\.delgado|555-?0177|1127 Cherokee/;

describe('an offer', () => {
  it('says what, where, when, how far, for how much and until when', () => {
    const offered = words('offer', { terms });
    for (const part of [
      'Leak under the kitchen sink in Louisville, 3.4 mi away',
      'Louisville, KY 40204',
      'Thu, Dec 3, 12PM-5PM',
      'Accepting costs $5.00.',
      '"Service","value":"Plumbing repair"',
      '"Priority","value":"Medium"',
      '"Preferred","value":"Thu, Dec 3, 12PM-5PM"',
      '"Distance","value":"3.4 mi"',
      '"Referral fee","value":"$5.00"',
      '"Answer by","value":"Tue, Dec 1, 2:00 PM EST"',
      'Tue, Dec 1, 2:00 PM EST',
      'https://plumbline.example/respond/rf_1/ct_1',
    ]) {
      expect(offered).toContain(part);
    }
    expect(letter('offer', { terms })?.isQuestion).toBe(true);
    expect(kindsOf('offer', { terms })).toEqual(['paragraph', 'paragraph', 'facts', 'button']);
  });

  it('says that a free one is free', () => {
    expect(words('offer', { terms: { ...terms, feeCents: 0 } })).toContain('"Referral fee","value":"Free"');
  });

  it('is none without terms', () => expect(letter('offer')).toBeNull());

  it('has no end where the referral has none', () => {
    expect(words('offer', { terms, referral: { answerBy: null } })).toContain('Answer by .');
  });

  it('tells of an unconfirmed phone what it costs, only where free connections are to be had', () => {
    const told = (contact: Facts['contact'], freeReferrals = 1) =>
      words('offer', { terms, contact, settings: { ...settings, freeReferrals } }).includes(
        '(502) 555-0134, isn’t confirmed',
      );
    expect(told(aContact({ isProven: false }))).toBe(true);
    expect(told(aContact())).toBe(false);
    expect(told(aContact({ isProven: false }), 0)).toBe(false);
    expect(told(aContact({ isProven: false, phone: null }))).toBe(false);
    expect(told(null)).toBe(false);
  });
});

describe('who the customer is', () => {
  const before: readonly HappeningType[] = [
    'offer',
    'accept-fee-due',
    'approve-fee-due',
    'counter',
    'decline',
    'expire',
    'lapse',
    'lose',
    'freeze',
    'thaw',
    'withdraw',
    'propose-once-too-often',
  ];

  it.each(before)('is in no letter before settlement: %s', (type) => {
    const time = storedTime({ byParty: 'customer', message: 'Ask for Ana Delgado, 502-555-0177' });
    expect(words(type, { terms, time })).not.toMatch(IDENTITY);
  });

  it.each(['accept', 'approve', 'pay'] as const)('is in the letter of the connection: %s', (type) => {
    const told = words(type, { referral: { status: 'settled' } });
    for (const part of ['Ana Delgado', '(502) 555-0177', 'ana.delgado@example.com', '1127 Cherokee Rd']) {
      expect(told).toContain(part);
    }
    expect(letter(type)?.sms).not.toMatch(IDENTITY);
  });
});

describe('the letter of a connection', () => {
  it('leads to the job, or to what was paid for', () => {
    expect(words('accept')).toContain('https://plumbline.example/respond/rf_1/ct_1');
    expect(words('pay')).toContain('https://plumbline.example/payment-success?contractor=ct_1&request=rf_1');
  });

  it('has a receipt where one was made, with the rules of refunds', () => {
    const paid = words('pay', { happening: { details: { receipt: 'R-000007' } } });
    for (const part of ['R-000007', '$5.00', `within ${REPORT_DAYS} days`, '/terms#refunds'])
      expect(paid).toContain(part);
    expect(letter('pay', { happening: { details: { receipt: 'R-000007' } } })?.blocks).toContainEqual({
      kind: 'heading',
      text: 'Receipt',
    });
    expect(words('accept')).not.toMatch(/Receipt|refunded/);
    expect(kindsOf('accept')).not.toContain(undefined);
  });
});

describe('a letter about a fee that is due', () => {
  it.each(['accept-fee-due', 'approve-fee-due'] as const)('names it, its end and both ways on: %s', (type) => {
    const due = words(type);
    for (const part of [
      '$5.00',
      'Tue, Dec 1, 2:00 PM EST',
      '/payment?payment_intent=pay_1&contractor=ct_1&request=rf_1',
      'Take back my acceptance',
      'costs nothing',
    ]) {
      expect(due).toContain(part);
    }
  });
});

describe('another time of the customer', () => {
  const time = storedTime({ byParty: 'customer', message: 'Mornings are better' });

  it('is named with their words, and asks for an answer', () => {
    const asked = letter('counter', { time });
    expect(JSON.stringify(asked)).toMatch(/proposes Fri, Dec 4, 2:00 PM EST.*“Mornings are better”/);
    expect(asked?.isQuestion).toBe(true);
    expect(words('counter', { time: storedTime() })).not.toContain('“');
    for (const timed of [{ time: null }, { time: storedTime() }]) {
      expect(kindsOf('counter', timed)).toEqual(['paragraph', 'note', 'button']);
    }
  });
});

describe('the end of a referral', () => {
  it.each(['decline', 'expire', 'lapse', 'lose', 'withdraw', 'propose-once-too-often'] as const)(
    'owes nothing and asks nothing: %s',
    (type) => {
      expect(words(type)).toContain('Nothing is due.');
      expect(letter(type)?.isQuestion).toBeUndefined();
    },
  );

  it.each([
    ['decline', 'Your proposal was declined'],
    ['expire', 'This request has expired'],
    ['lapse', 'The connection has lapsed'],
    ['lose', 'This job went to another contractor'],
    ['withdraw', 'The customer has canceled'],
    ['propose-once-too-often', 'Your proposal was withdrawn'],
  ] as const)('says in its subject what has happened: %s', (type, subject) => {
    expect(subjectOf(type)).toBe(subject);
    expect(kindsOf(type)).toEqual(['paragraph', 'note', 'button']);
  });

  it('says how often a proposal may be changed', () =>
    expect(words('propose-once-too-often')).toContain(`changed at most ${MAX_PROPOSAL_CHANGES} times.`));

  it('says whose silence it was', () => {
    expect(words('expire', { referral: { silentParty: 'customer' } })).toContain('The customer did not answer');
    expect(words('expire', { referral: { silentParty: 'contractor' } })).toContain('The deadline to answer has passed');
  });

  it('says who ended a connection, and that the fee goes back', () => {
    expect(words('release', { happening: { party: 'customer' } })).toMatch(
      /you did not show up.*If you paid a fee, we refund it/,
    );
    expect(words('release', { happening: { party: 'system' } })).toMatch(
      /could not be reached or did not want.*If you paid a fee, we refund it/,
    );
  });

  it('asks again when a job on hold comes free', () => {
    expect(letter('thaw')?.isQuestion).toBe(true);
    expect(words('thaw')).toContain('Answer by Tue, Dec 1, 2:00 PM EST.');
    expect(letter('freeze')?.isQuestion).toBeUndefined();
  });
});

describe('a dispute of the customer', () => {
  const disputed = (type: 'reopen' | 'not-started', reason: string, note?: string) =>
    letter(type, { happening: { party: 'customer', details: { reason }, note } })?.sms ?? '';

  it('says why, unless the reason says no more than the sentence', () => {
    expect(disputed('reopen', 'faulty')).toContain(
      'not completed after all: something is not right. Please get in touch',
    );
    expect(disputed('not-started', 'nobody-came')).toContain('has not begun: nobody came. Please');
    expect(disputed('not-started', 'not-begun')).toContain('The customer says that the work has not begun. Please');
    expect(disputed('reopen', 'other')).toContain('after all. Please');
    expect(letter('reopen')?.sms).toContain('after all. Please');
  });

  it('carries the customer’s words in the text message, before the link', () => {
    expect(disputed('reopen', 'faulty', 'It drips again')).toMatch(/“It drips again” https:\/\/\S+$/);
    expect(disputed('reopen', 'faulty')).not.toContain('“');
  });
});

it('a contractor hears nothing of what they did themselves', () => {
  for (const type of ['submit', 'propose', 'deny', 'start', 'complete', 'notify', 'cancel'] as const) {
    expect(letter(type)).toBeNull();
  }
});

describe('a letter to a contractor who reads Spanish', () => {
  const contact = aContact({ language: 'es' });

  it.each(['offer', 'accept', 'pay', 'accept-fee-due', 'counter', 'lose', 'release', 'not-started'] as const)(
    'is in Spanish, and so are the pages it leads to: %s',
    (type) => {
      const told = words(type, { terms, contact, happening: { details: { receipt: 'R-1', reason: 'nobody-came' } } });
      expect(told).toMatch(/solicitud|trabajo|cliente/);
      expect(told).not.toMatch(/the customer|Answer by|Open the|Nothing is/);
      const links = told.match(/https:\/\/plumbline\.example\/[\w-]+/g) ?? [];
      expect(new Set(links)).toEqual(new Set(['https://plumbline.example/es']));
    },
  );

  it('quotes the reason of a dispute in Spanish', () => {
    expect(letter('not-started', { contact, happening: { details: { reason: 'nobody-came' } } })?.sms).toMatch(
      /El cliente dice que el trabajo no ha empezado: [a-zñáéíóú ]+\. Por favor/,
    );
  });
});
