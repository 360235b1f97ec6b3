import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { keywordOf } from '../../../messaging/public.ts';
import { readSpokenTime } from './spoken-time.ts';
import { readTextCommand } from './text-command.ts';

/** Tuesday, December 1, 2026, 10:00 AM in Louisville, 9:00 AM in Paducah. */
const NOW = new Date('2026-12-01T15:00:00Z');
const LOUISVILLE = 'America/Kentucky/Louisville';
const PADUCAH = 'America/Chicago';

/** Returns the interpretation of a text, in the terms of the table below. */
function understood(text: string, zone: string): string {
  const keyword = keywordOf(text);
  if (keyword !== null) return keyword.toUpperCase();
  const command = readTextCommand(text);
  const about = command.code === null ? '' : ` PL-${command.code}`;
  if (command.kind === 'unclear') return `?${about}`;
  if (command.kind === 'accept') return `accept${about}`;
  if (command.kind === 'deny') return `deny${about}${command.message === null ? '' : `: ${command.message}`}`;
  const time = readSpokenTime(command.when, { now: NOW, zone, language: command.language });
  if (time.kind === 'ask') return `propose${about}, asked: ${time.question}`;
  const show = (moment: Date, format: string) => DateTime.fromJSDate(moment, { zone: LOUISVILLE }).toFormat(format);
  const until = time.until === null ? '' : ` until ${show(time.until, 'h:mm a')}`;
  return `propose${about} ${show(time.at, 'ccc LLL d yyyy h:mm a')}${until}`;
}

const SAY_WHEN = 'asked: Say when, like PROPOSE tomorrow 3pm.';
const UNREAD = "asked: We couldn't read that time. Reply like PROPOSE tomorrow 3pm.";
const PASSED = 'asked: That time has passed. Propose a later one, like PROPOSE tomorrow 3pm.';
const ONE_TIME = 'asked: Propose one time, like PROPOSE tomorrow 3pm.';
const CLOCKS = 'asked: Clocks change that night. Propose another time, like PROPOSE tomorrow 3pm.';

describe('text messages', () => {
  it.each([
    // The carriers' keywords are handled before, and are never commands.
    ['STOP', 'STOP'],
    ['stop', 'STOP'],
    [' Stop. ', 'STOP'],
    ['S T O P', 'STOP'],
    ['STOP!!!', 'STOP'],
    ['STOPALL', 'STOP'],
    ['stop all', 'STOP'],
    ['Unsubscribe', 'STOP'],
    ['CANCEL', 'STOP'],
    ['cancel PL-7K4QZ2', 'STOP'],
    ['End', 'STOP'],
    ['quit', 'STOP'],
    ['REVOKE', 'STOP'],
    ['OPTOUT', 'STOP'],
    ['opt-out', 'STOP'],
    ['Opt out please', 'STOP'],
    ['Stop texting me', 'STOP'],
    ['please stop texting me!', 'STOP'],
    ["Don't text me", 'STOP'],
    ['Don’t text me anymore', 'STOP'],
    ['remove me from your list', 'STOP'],
    ['stop pl 7k4qz2', 'STOP'],
    ['STOP 🛑', 'STOP'],
    ['START', 'START'],
    ['unstop', 'START'],
    ['Opt in', 'START'],
    ['HELP', 'HELP'],
    ['info', 'HELP'],
    ['Help?', 'HELP'],
    ['stop by tomorrow at 3', '?'],
    ['Can you cancel the other job and give me this one', '?'],
    ['I will end up near there at 4', '?'],

    // Accepting costs money, so only the exact word does it.
    ['ACCEPT', 'accept'],
    ['accept', 'accept'],
    ['  Accept  ', 'accept'],
    ['aCCept.', 'accept'],
    ['"ACCEPT"', 'accept'],
    ['Accept 👍', 'accept'],
    ['Accept 👍🏽', 'accept'],
    ['A C C E P T', 'accept'],
    ['Accepted', 'accept'],
    ['I accept', 'accept'],
    ["I'll accept the job, thanks", 'accept'],
    ['ACCEPT PL-7K4QZ2', 'accept PL-7K4QZ2'],
    ['accept pl7k4qz2', 'accept PL-7K4QZ2'],
    ['PL-7K4QZ2 accept', 'accept PL-7K4QZ2'],
    ['accept: pl 7k4qz2!', 'accept PL-7K4QZ2'],
    ['ACCEPT 7K4QZ2', 'accept PL-7K4QZ2'],
    ['accept\n\nPL-7K4QZ2\n', 'accept PL-7K4QZ2'],
    ['Accept?', '?'],
    ['accept but only after 5', '?'],
    ["I can't accept", '?'],
    ['do not accept', '?'],
    ['acceptable', '?'],
    ['Yes', '?'],
    ['y', '?'],
    ['ok', '?'],
    ['PL-7K4QZ2', '? PL-7K4QZ2'],
    ['', '?'],
    ['👍', '?'],
    ['¿Puede mañana?', '?'],

    // A denial may include a reason.
    ['DENY', 'deny'],
    ['deny PL-7K4QZ2', 'deny PL-7K4QZ2'],
    ['Decline', 'deny'],
    ['Deny, too far away', 'deny: too far away'],
    ['deny pl-7k4qz2 booked this week', 'deny PL-7K4QZ2: booked this week'],
    ['deny?', '?'],
    ['deny this one?', '?'],
    ['deny ? not mine', 'deny: ? not mine'],
    ['A  C  C E P T', 'accept'],
    ['deny, call b o b', 'deny: call b o b'],
    ['deny the PL-7K4QZ2 one next door', 'deny PL-7K4QZ2: the one next door'],
    [`deny ${'x'.repeat(501)}`, `deny: ${'x'.repeat(500)}`],
    ['No', '?'],

    // Times in the contractor's time zone.
    ['PROPOSE tomorrow 3pm', 'propose Wed Dec 2 2026 3:00 PM'],
    ['propose thurs 9:30', 'propose Thu Dec 3 2026 9:30 AM'],
    ['PROPOSE 12/5 2-4 pm', 'propose Sat Dec 5 2026 2:00 PM until 4:00 PM'],
    ['Propose: Thursday, December 3 at 2:00 PM', 'propose Thu Dec 3 2026 2:00 PM'],
    ['propose PL-7K4QZ2 fri 10am', 'propose PL-7K4QZ2 Fri Dec 4 2026 10:00 AM'],
    ['propose fri 10am pl-7k4qz2', 'propose PL-7K4QZ2 Fri Dec 4 2026 10:00 AM'],
    ['propose fri between 2 and 4 pm', 'propose Fri Dec 4 2026 2:00 PM until 4:00 PM'],
    ['propose sat 11-2pm', 'propose Sat Dec 5 2026 11:00 AM until 2:00 PM'],
    ['propose fri 2-4', 'propose Fri Dec 4 2026 2:00 PM until 4:00 PM'],
    ['propose noon tomorrow', 'propose Wed Dec 2 2026 12:00 PM'],
    ['propose tmrw @ 3', 'propose Wed Dec 2 2026 3:00 PM'],
    ['propose friday 1430', 'propose Fri Dec 4 2026 2:30 PM'],
    ['propose dec 5 14:30', 'propose Sat Dec 5 2026 2:30 PM'],
    ['propose 12-5 3 p.m.', 'propose Sat Dec 5 2026 3:00 PM'],
    ['propose 2026-12-05 15:00', 'propose Sat Dec 5 2026 3:00 PM'],
    ['propose today 4pm', 'propose Tue Dec 1 2026 4:00 PM'],
    ['propose in 2 hours', 'propose Tue Dec 1 2026 12:00 PM'],
    ['propose tonight 7', 'propose Tue Dec 1 2026 7:00 PM'],
    ['propose 8 tonight', 'propose Tue Dec 1 2026 8:00 PM'],
    ['propose 9 tomorrow morning', 'propose Wed Dec 2 2026 9:00 AM'],
    ['propose mon 8a', 'propose Mon Dec 7 2026 8:00 AM'],
    ['propose wednesday next week at 9am', 'propose Wed Dec 9 2026 9:00 AM'],
    ['propose a week from friday 3pm', 'propose Fri Dec 11 2026 3:00 PM'],
    ['propose the 5th at 3pm', 'propose Sat Dec 5 2026 3:00 PM'],
    ['propose tomorrow morning at 9', 'propose Wed Dec 2 2026 9:00 AM'],
    ['propose fri 3pm central', 'propose Fri Dec 4 2026 4:00 PM'],
    ['I can propose fri 3pm', '?'],
    ['I propose fri 3pm', 'propose Fri Dec 4 2026 3:00 PM'],

    // Ambiguous or unclear texts are answered with a question.
    ['PROPOSE', `propose, ${SAY_WHEN}`],
    ['propose PL-7K4QZ2', `propose PL-7K4QZ2, ${SAY_WHEN}`],
    ['propose tomorrow', 'propose, asked: What time on Wed, Dec 2? Reply like PROPOSE 12/2 3pm.'],
    ['propose tomorrow morning', 'propose, asked: What time on Wed, Dec 2? Reply like PROPOSE 12/2 3pm.'],
    ['propose 3pm', 'propose, asked: On which day at 3:00 PM? Reply like PROPOSE tomorrow 3pm.'],
    ['propose tomorrow 7', 'propose, asked: Is that 7:00 AM or PM on Wed, Dec 2? Reply like PROPOSE 12/2 7:00am.'],
    [
      'propose next friday 3pm',
      'propose, asked: Do you mean Fri, Dec 4 or Fri, Dec 11? Reply with the date, like PROPOSE 12/4 3pm.',
    ],
    [
      'propose tue 4pm',
      'propose, asked: Do you mean Tue, Dec 1 or Tue, Dec 8? Reply with the date, like PROPOSE 12/1 3pm.',
    ],
    ['propose Thursday December 4 3pm', 'propose, asked: Dec 4 is a Friday. Which day do you mean?'],
    ['propose next week', 'propose, asked: Which day? Reply like PROPOSE tomorrow 3pm.'],
    [
      'propose friday midnight',
      'propose, asked: Midnight can belong to two days. Propose another time, like PROPOSE tomorrow 3pm.',
    ],
    ['propose 13/5 3pm', 'propose, asked: Write the date as month/day, like PROPOSE 12/5 3pm.'],
    ['propose tomorrow 3pm or 4pm', `propose, ${ONE_TIME}`],
    ['propose monday or tuesday 3pm', `propose, ${ONE_TIME}`],
    ['propose asap', `propose, ${UNREAD}`],
    ['propose friday after 2 pm', `propose, ${ONE_TIME}`],
    ['propose friday by 2', `propose, ${ONE_TIME}`],
    ['propose friday 25:00', `propose, ${UNREAD}`],
    ['propose yesterday 3pm', `propose, ${PASSED}`],
    ['propose today 8am', `propose, ${PASSED}`],
    ['propose 11/20 3pm', `propose, ${PASSED}`],
    ['propose 3/14 2:30am', `propose, ${CLOCKS}`],
    ['propose 11/7/27 1:30am', `propose, ${CLOCKS}`],
  ])('%j: %s', (text, meaning) => {
    expect(understood(text, LOUISVILLE)).toBe(meaning);
  });

  it.each([
    // Shown in Louisville's time, an hour ahead.
    ['propose tomorrow 3pm', 'propose Wed Dec 2 2026 4:00 PM'],
    ['propose tomorrow 3pm eastern', 'propose Wed Dec 2 2026 3:00 PM'],
    ['propose in 2 hours', 'propose Tue Dec 1 2026 12:00 PM'],
    ['propose 3/14 3pm', 'propose Sun Mar 14 2027 4:00 PM'],
  ])('are read in the sender’s time zone: %j', (text, meaning) => {
    expect(understood(text, PADUCAH)).toBe(meaning);
  });

  it('go by the day at the contractor’s place, not at ours', () => {
    const lateInHonolulu = new Date('2026-12-02T08:00:00Z');
    const time = readSpokenTime('tomorrow 3pm', { now: lateInHonolulu, zone: 'Pacific/Honolulu', language: 'en' });
    expect(time).toEqual({ kind: 'time', at: new Date('2026-12-03T01:00:00Z'), until: null });
  });

  it('ask back within one SMS', () => {
    const questions = ['tomorrow', '3pm', 'tomorrow 7', 'next friday 3pm', 'asap', '13/5 3pm', 'yesterday 3pm'].map(
      (words) => readSpokenTime(words, { now: NOW, zone: LOUISVILLE, language: 'en' }),
    );
    // With the request's number before it.
    const lengths = questions.map((answer) => (answer.kind === 'ask' ? `PL-7K4QZ2: ${answer.question}`.length : 999));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(160);
  });
});
