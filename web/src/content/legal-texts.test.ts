import { REMINDERS } from '@plumbline/contract/domains/appointments/reminder.ts';
import { NIGHT_FROM, NIGHT_UNTIL } from '@plumbline/contract/domains/messaging/quiet-hours.ts';
import { CARRIER_WORDS } from '@plumbline/contract/domains/messaging/stop-words.ts';
import {
  MAX_REPORTS,
  REPORT_ANSWER_HOURS,
  REPORT_DAYS,
  REPORTS_OF_LAST,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { DRAFT_HOURS } from '@plumbline/contract/domains/service-requests/draft-hours.ts';
import { MAX_PROPOSAL_CHANGES, REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import {
  ABSENCE_REPORT_DAYS,
  DECISION_DAYS,
  NOT_AGREED_DAYS,
  OBJECTION_HOURS,
} from '@plumbline/contract/domains/service-requests/report-clock.ts';
import { MAX_ASKED } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import {
  DEVICE_DAYS,
  PROOF_COOKIE_DAYS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  VISITOR_DAYS,
} from '@plumbline/contract/kernel/cookies.ts';
import { LANGUAGES } from '@plumbline/contract/kernel/language.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import { describe, expect, it } from 'vitest';
import { customerDetailsWords } from '../domains/service-requests/customer-details.words.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { privacyOf } from './privacy.ts';
import { smsConsentOf } from './sms-consent.ts';
import { termsOf } from './terms.ts';

const site = {
  referralFeeCents: 725,
  freeReferrals: 2,
  supportEmail: '',
  supportPhone: '',
  keptDays: { messages: 400, requests: 1200, audit: 3650, signIns: 31 },
} as Site;
const [contractor, customer] = [REMINDERS.contractor, REMINDERS.customer];

const [absent, decided] = [
  `${ABSENCE_REPORT_DAYS} days after the visit`,
  `an operator in ${DECISION_DAYS} working days`,
];
/** The cells with numbers in the table of clocks, row by row. */
const clocks = [
  ...['contractor', 'customer'].flatMap((other) => [
    absent,
    `The ${other}, ${OBJECTION_HOURS} hours`,
    `The record of the day, or else ${decided}`,
  ]),
  `${REOPEN_DAYS} days after the completion`,
  `${NOT_AGREED_DAYS} days after the completion`,
  `The other side, ${OBJECTION_HOURS} hours`,
  `An${decided.slice(2)}`,
  `${REPORT_DAYS} days after the connection`,
  `The customer, ${REPORT_ANSWER_HOURS} hours`,
  `${SIGN_OFF_DAYS} days after the completion`,
];

/** Every number that a text may contain, with the words around it, formatted from the server's rules. */
const texts: readonly [name: string, text: LegalText, sentences: readonly string[]][] = [
  [
    'terms',
    termsOf(site, 'en'),
    [
      `or to ${MAX_ASKED} if you ask for the best matches`,
      `within ${REOPEN_DAYS} days that work was not completed`,
      ...clocks,
      `change a proposal at most ${MAX_PROPOSAL_CHANGES} times`,
      'A contractor pays $7.25 per accepted connection; the first two are free.',
      `report it within ${REPORT_DAYS} days`,
      `don't answer within ${REPORT_ANSWER_HOURS} hours`,
      `at most ${MAX_REPORTS} of your last ${REPORTS_OF_LAST} connections`,
    ],
  ],
  [
    'privacy',
    privacyOf(site, 'en'),
    [
      `after ${SESSION_IDLE_DAYS} days without use, and after ${SESSION_DAYS} days at the latest`,
      `It stays for at most ${DEVICE_DAYS} days`,
      `up to ${VISITOR_DAYS} days`,
      `It lasts for ${PROOF_COOKIE_DAYS} days`,
      `encrypted until you send them, for ${DRAFT_HOURS} hours at most`,
      'for 1,200 days after they have ended',
      'are deleted after 400 days',
      'are deleted 31 days after they have ended',
      'is logged for 3,650 days',
    ],
  ],
  [
    'SMS terms',
    smsConsentOf(site, 'en'),
    [
      `reminders ${customer[0] / 60} hours, ${customer[1] / 60} hours and ${customer[2] / 60} hour before`,
      `reminders ${contractor[0] / 60} hours, ${contractor[1] / 60} hours and ${contractor[2]} minutes before`,
      `between ${NIGHT_FROM - 12} PM and ${NIGHT_UNTIL} AM`,
      // An example.
      'PROPOSE tomorrow 3pm',
    ],
  ],
];
const wordsOf = ({ sections }: LegalText): string =>
  sections
    .flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === 'string' ? part : 'rows' in part ? part.rows.flat() : part)),
    )
    .join('\n');

describe.each(texts)('the %s', (_, text, sentences) => {
  it.each(sentences)('say what the server goes by: %s', (sentence) => {
    expect(wordsOf(text)).toContain(sentence);
  });

  it('name no other number', () => {
    const rest = sentences.reduce((words, sentence) => words.replace(sentence, ''), wordsOf(text));
    expect(rest.match(/[^\n]*\d[^\n]*/g) ?? []).toEqual([]);
  });
});

describe.each(LANGUAGES)('the privacy policy in the language %s', (language) => {
  // The labels next to the details that a contractor gets.
  const labels: readonly { shown: string; hidden?: string }[] = Object.values(customerDetailsWords[language]);

  it.each(labels.map(({ shown, hidden }) => hidden ?? shown))('says that one contractor gets: %s', (label) => {
    const whoSees = privacyOf(site, language).sections.find(({ id }) => id === 'who-sees');
    expect(whoSees?.parts[1]).toContain(label.toLowerCase());
  });
});

it('the privacy policy says so where things are kept for good', () => {
  const keptDays = { messages: 0, requests: 0, audit: 0, signIns: 0 };
  const howLong = privacyOf({ ...site, keptDays }, 'en').sections.find(({ id }) => id === 'how-long');
  expect(howLong?.parts[1]).toEqual([
    'Requests and their appointments are kept, as the record of what was agreed, until you ask us to delete them.',
    'Messages that we sent, and what was texted to us, are kept until you ask us to delete them.',
    'Sign-ins are kept with your account.',
    'What our operators did is logged for good.',
    'Counts of calls and failed sign-ins are deleted within hours.',
  ]);
});

it('the SMS terms name every word of the carriers', () => {
  for (const word of Object.values(CARRIER_WORDS).flat()) expect(wordsOf(smsConsentOf(site, 'en'))).toContain(word);
});

describe.each([
  ['terms', termsOf],
  ['privacy', privacyOf],
  ['SMS terms', smsConsentOf],
] as const)('the Spanish %s', (_, textOf) => {
  const [english, spanish] = [textOf(site, 'en'), textOf(site, 'es')];
  const shapeOf = ({ since, sections }: LegalText) => ({
    since,
    sections: sections.map(({ id, parts }) => [
      id,
      ...parts.map((part) => (typeof part === 'string' ? 1 : 'rows' in part ? part.rows.length : part.length)),
    ]),
  });

  it('have the sections and paragraphs of the English ones, of the same day', () => {
    expect(shapeOf(spanish)).toEqual(shapeOf(english));
  });

  it('name the same numbers', () => {
    const numbersIn = (text: LegalText) => (wordsOf(text).match(/\d+(?:\.\d+)?/g) ?? []).toSorted();
    expect(numbersIn(spanish)).toEqual(numbersIn(english));
  });
});
