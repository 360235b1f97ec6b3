import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../kernel/database.ts';
import { testContext } from '../../../../kernel/testing/context.ts';
import type { Happening, HappeningType } from '../../lifecycle/rules/happening.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import { aContact, storedReferral, storedRequest, storedTime } from '../../testing/stored.ts';
import { customerLetter } from './customer-letters.ts';
import type { Facts } from './letter.ts';

const { settings } = testContext({} as Database);

interface Given extends Partial<Facts> {
  readonly referral?: Partial<StoredReferral>;
  readonly happening?: Partial<Happening>;
  readonly job?: Partial<StoredRequest>;
}

const letter = (type: HappeningType, { referral = {}, happening = {}, job = {}, ...facts }: Given = {}) =>
  customerLetter(
    { type, party: 'system', referral: storedReferral({ proposalId: 'rs_1' as never, ...referral }), ...happening },
    { request: storedRequest(job), contact: aContact(), time: null, settings, ...facts },
  );
/** Returns the whole content of a letter, as an email and as a text. */
const words = (type: HappeningType, given?: Given): string => JSON.stringify(letter(type, given));
const kindsOf = (type: HappeningType, given?: Given) => letter(type, given)?.blocks.map(({ kind }) => kind);
/** Returns the labels of a letter's facts with their values. */
const factsOf = (type: HappeningType, given?: Given) =>
  letter(type, given)?.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
const idle = { idleSince: new Date('2026-12-01T15:00:00Z') };

describe('the letter of a new request', () => {
  it('names the only contractor, or counts several and lists them', () => {
    expect(letter('submit', { asked: ['Beargrass Plumbing'] })?.subject).toMatch(
      /^Your request was sent to Beargrass Plumbing \(PL-/,
    );
    const several = words('submit', { asked: ['Beargrass Plumbing', 'Falls City Pipes'] });
    expect(several).toContain('sent to 2 contractors');
    expect(several).toContain('the first to accept gets the job');
    expect(several).toContain('Beargrass Plumbing, Falls City Pipes');
    expect(words('submit', { asked: ['Beargrass Plumbing'] })).not.toMatch(/first to accept|"Contractors"/);
    expect(letter('submit')?.subject).toMatch(/^Your request was sent \(PL-/);
  });

  it('repeats the job and no more', () => {
    expect(factsOf('submit', { asked: ['Beargrass Plumbing'] })?.map(({ label }) => label)).toEqual([
      'Service',
      'Where',
      'When',
      'Your words',
    ]);
  });

  it('repeats the job and leads to its page', () => {
    const sent = words('submit');
    for (const part of ['Plumbing repair', '1127 Cherokee Rd', 'Thu, Dec 3', 'The sink drips.', '/track/sr_1']) {
      expect(sent).toContain(part);
    }
  });

  it('says that an open one hides who the customer is', () => {
    const open = letter('submit', { job: { opportunityId: 'op_1' as never } });
    expect(open?.subject).toMatch(/^Your request is open to proposals/);
    expect(open?.sms).toContain('but not who you are');
  });
});

describe('a connection', () => {
  it.each(['accept', 'approve', 'pay'] as const)('names the contractor and the phone: %s', (type) => {
    expect(words(type)).toContain('Beargrass Plumbing has accepted and will contact you.');
    expect(words(type)).toContain('(502) 555-0134');
    expect(words(type, { contact: aContact({ shownPhone: null }) })).toContain('not listed');
    expect(factsOf(type)).toEqual([
      { label: 'Contractor', value: 'Beargrass Plumbing' },
      { label: 'Phone', value: '(502) 555-0134' },
    ]);
    expect(words(type, { contact: null })).toContain('The contractor has accepted');
  });

  it.each(['accept-fee-due', 'approve-fee-due'] as const)('costs the customer nothing: %s', (type) => {
    expect(words(type)).toContain('you pay nothing');
  });
});

describe('a proposal', () => {
  it('names its time, its estimate and what the contractor says', () => {
    const time = storedTime({ message: 'I can be early' });
    const referral = { estimatedCost: '$200', serviceDetails: 'New trap' };
    const told = words('propose', { time, referral });
    for (const part of ['proposes Fri, Dec 4, 2:00 PM EST', '$200', '“New trap”', '“I can be early”']) {
      expect(told).toContain(part);
    }
    expect(told).toContain('/response?responseId=rs_1&requestId=sr_1');
    expect(letter('propose', { time })?.subject).toMatch(/^Beargrass Plumbing proposes a time \(PL-/);
    expect(kindsOf('propose', { time: storedTime() })).toEqual(['paragraph', 'note', 'button']);
  });

  it('may name no time', () => {
    expect(words('propose')).toMatch(/sent a proposal.*offers to do the job/);
  });

  it('is none without a referral', () => {
    expect(letter('propose', { happening: { referral: null } })).toBeNull();
  });
});

describe('a contractor who drops out', () => {
  const out: [HappeningType, Given, RegExp][] = [
    ['deny', {}, /can't take this job/],
    ['take-back', {}, /had accepted, but took that back/],
    ['fail', {}, /We could not reach Beargrass Plumbing\. You can call them at \(502\) 555-0134\./],
    ['expire', { referral: { silentParty: 'contractor' } }, /did not answer in time/],
    ['expire', { referral: { silentParty: 'customer' } }, /expired before you answered/],
    ['lapse', {}, /did not complete the connection in time/],
  ];

  it.each(out)('is told with what comes next: %s %o', (type, given, says) => {
    const others = letter(type, given);
    expect(others?.sms).toMatch(says);
    expect(others?.sms).toContain('is still with the others');
    expect(JSON.stringify(others)).toContain('See your request');
    const last = letter(type, { ...given, job: idle });
    expect(last?.sms).toContain('You can ask the next contractor with one click');
    expect(JSON.stringify(last)).toContain('"Ask the next contractor"');
  });

  it('has no number where the contractor hides it', () => {
    for (const contact of [aContact({ shownPhone: null }), null]) {
      expect(words('fail', { contact })).not.toContain('You can call');
      expect(words('fail', { contact })).toMatch(/We could not reach [^.]+\. Your request is still with the others/);
    }
  });

  it('is named as a contractor where the record names none', () => {
    expect(words('expire', { happening: { referral: null }, contact: null })).toContain(
      'The contractor did not answer in time.',
    );
  });

  it('says who ended the connection', () => {
    expect(words('release', { happening: { party: 'customer' } })).toMatch(/sorry that .* did not show up/);
    expect(words('release', { happening: { party: 'system' } })).toMatch(/could not reach you .*Or cancel/);
  });

  it('says that a time was changed too often', () => {
    expect(words('propose-once-too-often')).toContain('more often than is allowed');
  });
});

describe('the work', () => {
  it('has begun, which can be disputed', () => expect(words('start')).toContain('If that is not true, tell us'));

  it('is completed: the customer is asked to confirm it, by text with one word, and told when silence counts', () => {
    const asked = letter('complete', { job: { completedAt: new Date('2026-12-01T15:00:00Z') } });
    expect(asked?.sms).toContain('Without an answer by Tue, Dec 8, 10:00 AM EST, it counts as confirmed.');
    expect(asked?.howToReply).toContain('DONE');
    expect(asked?.sms).not.toContain('photos');
  });

  it('is completed with photos: one sentence says so', () => {
    expect(letter('complete', { workPhotos: 2 })?.sms).toContain('added photos of the work: look at them first.');
  });

  it('was disputed, in the customer’s own sense', () => {
    const subject = (reason: string) => letter('not-started', { happening: { details: { reason } } })?.subject;
    expect(subject('nobody-came')).toMatch(/^You said that nobody came/);
    expect(subject('not-begun')).toMatch(/^You said that the work has not begun/);
    expect(letter('not-started')?.subject).toMatch(/^You said that the work has not begun/);
    expect(letter('reopen')?.subject).toMatch(/^You said that it is not completed/);
  });
});

it.each([
  ['cancel', 'was canceled'],
  ['give-up-denied', 'has ended'],
  ['give-up-silent', 'has ended'],
] as const)('the end of a request is told: %s', (type, end) => {
  expect(letter(type)?.subject).toMatch(new RegExp(`^Your request ${end} \\(PL-`));
  expect(kindsOf(type)).toEqual(['paragraph', 'note', 'button']);
});

it('a customer hears nothing of what concerns contractors alone', () => {
  for (const type of ['offer', 'notify', 'lose', 'freeze', 'thaw', 'withdraw', 'counter', 'decline'] as const) {
    expect(letter(type)).toBeNull();
  }
});

describe('a letter about a request in Spanish', () => {
  it.each(['submit', 'accept', 'propose', 'deny', 'expire', 'release', 'complete', 'cancel'] as const)(
    'is in Spanish, and so are the pages it leads to: %s',
    (type) => {
      const told = words(type, { job: { language: 'es' }, asked: ['Beargrass Plumbing'], time: storedTime() });
      expect(told).toMatch(/solicitud|trabajo|contratista|propone/i);
      expect(told).not.toMatch(/Your |The work|has accepted|See your/);
      const links = told.match(/https:\/\/plumbline\.example\/[\w-]+/g) ?? [];
      expect(new Set(links)).toEqual(new Set(['https://plumbline.example/es']));
    },
  );
});
