import { describe, expect, it } from 'vitest';
import { readSpokenTime } from './spoken-time.ts';

/** Tuesday, December 1, 2026, 10 AM in Louisville. */
const now = new Date('2026-12-01T15:00:00Z');
const LOUISVILLE = 'America/Kentucky/Louisville';
const read = (words: string, at = now, zone = LOUISVILLE) => readSpokenTime(words, { now: at, zone, language: 'en' });
const timeOf = (words: string, at = now) => {
  const spoken = read(words, at);
  return spoken.kind === 'time' ? spoken.at.toISOString() : spoken.question;
};
const asks = (words: string, at = now) => {
  const spoken = read(words, at);
  return spoken.kind === 'ask' ? spoken.question : `read as ${spoken.at.toISOString()}`;
};

describe('a time in a person’s own words', () => {
  it.each([
    ['tomorrow 3pm', '2026-12-02T20:00:00.000Z'],
    ['Tomorrow @ 3 p.m., please!', '2026-12-02T20:00:00.000Z'],
    ['2morrow at 3pm', '2026-12-02T20:00:00.000Z'],
    ['  tomorrow   3pm ', '2026-12-02T20:00:00.000Z'],
    ['tomorrow 3.', '2026-12-02T20:00:00.000Z'],
    ['tomorrow 3 !!', '2026-12-02T20:00:00.000Z'],
    ['tomorrow, 3pm, please', '2026-12-02T20:00:00.000Z'],
    ['tomorrow@3pm', '2026-12-02T20:00:00.000Z'],
    ['tomorrow 3 p. m.', '2026-12-02T20:00:00.000Z'],
    ['tommorrow 3pm', '2026-12-02T20:00:00.000Z'],
    ['tomorow 3pm', '2026-12-02T20:00:00.000Z'],
    ['tmw 3pm', '2026-12-02T20:00:00.000Z'],
    ['thurs 9:30', '2026-12-03T14:30:00.000Z'],
    ['tomorrow 13:00', '2026-12-02T18:00:00.000Z'],
    ['tomorrow 12', '2026-12-02T17:00:00.000Z'],
    ['tomorrow night at 8', '2026-12-03T01:00:00.000Z'],
    ['friday 7 in the afternoon', '2026-12-05T00:00:00.000Z'],
    ['12 - 5 3pm', '2026-12-05T20:00:00.000Z'],
    ['12– 5 3pm', '2026-12-05T20:00:00.000Z'],
    ['12 –5 at 3pm', '2026-12-05T20:00:00.000Z'],
    ['12-15 3pm', '2026-12-15T20:00:00.000Z'],
    ['12-15-26 3pm', '2026-12-15T20:00:00.000Z'],
    ['2-15-2028 3pm', '2028-02-15T20:00:00.000Z'],
    ['12/5 1430', '2026-12-05T19:30:00.000Z'],
    ['12-5 3pm', '2026-12-05T20:00:00.000Z'],
    ['12-5-2026 3pm', '2026-12-05T20:00:00.000Z'],
    ['dec 5 at 11am', '2026-12-05T16:00:00.000Z'],
    ['tomorrow at noon', '2026-12-02T17:00:00.000Z'],
    ['tonight at 7', '2026-12-02T00:00:00.000Z'],
    ['tomorrow morning at 7', '2026-12-02T12:00:00.000Z'],
    ['tomorrow evening at 7', '2026-12-03T00:00:00.000Z'],
    ['I can come tomorrow at 3pm', '2026-12-02T20:00:00.000Z'],
  ])('is read: %s', (words, at) => expect(timeOf(words)).toBe(at));

  it.each([
    ['tomorrow 3pm central', '2026-12-02T21:00:00.000Z'],
    ['tomorrow 3 central', '2026-12-02T21:00:00.000Z'],
    ['tomorrow central time 3', '2026-12-02T21:00:00.000Z'],
    ['tomorrow 3pm PST', '2026-12-02T23:00:00.000Z'],
    ['tomorrow 3pm mountain time', '2026-12-02T22:00:00.000Z'],
    ['tomorrow 3pm EST', '2026-12-02T20:00:00.000Z'],
  ])('is on the clocks that it names: %s', (words, at) => expect(timeOf(words)).toBe(at));

  it('without AM or PM is read where just one of the two lies in working hours', () => {
    expect(timeOf('tomorrow 5')).toBe('2026-12-02T22:00:00.000Z');
    expect(timeOf('tomorrow 8')).toBe('2026-12-02T13:00:00.000Z');
    expect(asks('tomorrow 6')).toBe('Is that 6:00 AM or PM on Wed, Dec 2? Reply like PROPOSE 12/2 6:00am.');
    expect(asks('tomorrow 7:30')).toContain('Is that 7:30 AM or PM');
  });

  it.each([
    ['tomorrow 2-4 pm', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['tomorrow from 11 to 2pm', '2026-12-02T16:00:00.000Z', '2026-12-02T19:00:00.000Z'],
    ['tomorrow 9am-11am', '2026-12-02T14:00:00.000Z', '2026-12-02T16:00:00.000Z'],
    ['tomorrow 2 - 4', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['tomorrow 8-10', '2026-12-02T13:00:00.000Z', '2026-12-02T15:00:00.000Z'],
    ['tomorrow 9-9', '2026-12-02T14:00:00.000Z', '2026-12-03T02:00:00.000Z'],
    ['tomorrow 10-14:00', '2026-12-02T15:00:00.000Z', '2026-12-02T19:00:00.000Z'],
    ['tomorrow 2:15-4:45pm', '2026-12-02T19:15:00.000Z', '2026-12-02T21:45:00.000Z'],
    ['tomorrow 2-2pm', '2026-12-02T07:00:00.000Z', '2026-12-02T19:00:00.000Z'],
    ['tomorrow 11 – 2pm', '2026-12-02T16:00:00.000Z', '2026-12-02T19:00:00.000Z'],
    ['tomorrow 2–4pm', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['tomorrow 2 –4pm', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['tomorrow 2– 4pm', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['tomorrow 2—4pm', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['friday 10–2pm', '2026-12-04T15:00:00.000Z', '2026-12-04T19:00:00.000Z'],
    ['tomorrow between 2 pm and 4 pm', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['tomorrow between 9:30am and 11:30 am', '2026-12-02T14:30:00.000Z', '2026-12-02T16:30:00.000Z'],
    ['tomorrow between 9 am and 10:15am', '2026-12-02T14:00:00.000Z', '2026-12-02T15:15:00.000Z'],
    ['tomorrow from 11 am to 2 pm', '2026-12-02T16:00:00.000Z', '2026-12-02T19:00:00.000Z'],
    ['tomorrow between 2pm and 4pm', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['tomorrow from 2:30 to 4:30pm', '2026-12-02T19:30:00.000Z', '2026-12-02T21:30:00.000Z'],
    ['tomorrow from 11:30 until 2p', '2026-12-02T16:30:00.000Z', '2026-12-02T19:00:00.000Z'],
  ])('may have an end: %s', (words, at, until) => {
    const spoken = read(words);
    expect(spoken).toEqual({ kind: 'time', at: new Date(at), until: new Date(until) });
  });

  it.each(['tomorrow 3pm', 'tomorrow 4pm-2pm', 'tomorrow 2pm-2pm', 'tomorrow 9am-8am'])(
    'has no end where none comes after it: %s',
    (words) => expect(read(words)).toMatchObject({ kind: 'time', until: null }),
  );
});

describe('an ambiguous time gets a question', () => {
  it.each([
    ['', /^Say when/],
    [' . ', /^Say when/],
    ['13/15 3pm', /^Write the date as month\/day/],
    ['next month', /^We couldn't read that time/],
    ['next tuesday 3pm', /^Do you mean Tue, Dec 1 or Tue, Dec 8\?/],
    ['13/5 3pm', /^Write the date as month\/day/],
    ['0/5 3pm', /^Write the date as month\/day/],
    ['as soon as the part is in', /^We couldn't read that time/],
    ['tomorrow 3pm if my van starts', /^We couldn't read that time/],
    ['tomorrow 3pm or friday 9am', /^Propose one time/],
    ['thurs 9-12 3pm', /^Propose one time/],
    ['tomorrow', /^What time on Wed, Dec 2\? Reply like PROPOSE 12\/2 3pm\./],
    ['3pm', /^On which day at 3:00 PM\?/],
    ['7', /^We couldn't read that time/],
    ['at 7', /^On which day at that time\?/],
    ['tomorrow at midnight', /^Midnight can belong to two days/],
    ['next week at 3pm', /^Which day\?/],
    ['tuesday 3pm', /^Do you mean Tue, Dec 1 or Tue, Dec 8\?/],
    ['next friday 3pm', /^Do you mean Fri, Dec 4 or Fri, Dec 11\?/],
    ['friday 12/5 3pm', /^Dec 5 is a Saturday\. Which day do you mean\?/],
    ['today 9am', /^That time has passed/],
    ['11/5 3pm', /^That time has passed/],
  ])('%s', (words, question) => expect(asks(words)).toMatch(question));

  it('a date with its weekday is not ambiguous', () =>
    expect(timeOf('saturday 12/5 3pm')).toBe('2026-12-05T20:00:00.000Z'));

  it('a time that is now has passed, and one in a minute has not', () => {
    expect(asks('today 10am')).toMatch(/^That time has passed/);
    expect(timeOf('today 10:01am')).toBe('2026-12-01T15:01:00.000Z');
  });

  it('a date without a year is of this year or early in the next', () => {
    expect(timeOf('8/27 3pm')).toBe('2027-08-27T19:00:00.000Z');
    expect(timeOf('8/28 10am')).toBe('2027-08-28T14:00:00.000Z');
    expect(asks('8/28 10:01am')).toMatch(/^That time has passed/);
    expect(asks('8/30 3pm')).toMatch(/^That time has passed/);
    expect(timeOf('8/30/2027 3pm')).toBe('2027-08-30T19:00:00.000Z');
  });

  it('a time that clocks skip or show twice is rejected', () => {
    const march = new Date('2027-03-12T15:00:00Z');
    expect(asks('3/14 2:30am', march)).toMatch(/^Clocks change that night/);
    expect(timeOf('3/14 3:30am', march)).toBe('2027-03-14T07:30:00.000Z');
    const october = new Date('2026-10-30T15:00:00Z');
    expect(asks('11/1 1:30am', october)).toMatch(/^Clocks change that night/);
  });
});

it.each(['12-3-2026 2-4', '12-3-26 14-16'])('reads a date with dashes and a year before a range: %s', (words) => {
  const now = new Date('2026-12-01T15:00:00Z');
  expect(readSpokenTime(words, { now, zone: 'UTC', language: 'en' })).toEqual({
    kind: 'time',
    at: new Date('2026-12-03T14:00:00Z'),
    until: new Date('2026-12-03T16:00:00Z'),
  });
});
