import { describe, expect, it } from 'vitest';
import { answerTimeWords, readinessWords } from './lane-words.ts';

const timeZone = 'America/Kentucky/Louisville';
/** December 6 is a Sunday. */
const at = (text: string) => new Date(`2026-12-${text}:00-05:00`);
const reading = { timeZone, now: at('06T17:35'), language: 'en' } as const;

describe('how soon a contractor answers', () => {
  it.each([
    ['open', null, 'Open now'],
    ['night', null, 'Answers emergencies at night'],
    ['night-later', '06T20:00', 'Answers emergencies from 8 PM'],
    ['opens', '07T07:00', 'Opens Monday 7 AM'],
    ['opens', '14T07:30', 'Opens Mon, Dec 14, 7:30 AM'],
    ['unknown', null, 'Hours unknown'],
  ] as const)('%s, from %s', (readiness, from, said) => {
    expect(readinessWords({ readiness, from: from && at(from) }, reading)).toBe(said);
  });

  it('is said with the deadline', () => {
    const opens = { readiness: 'opens', from: at('07T07:00') } as const;
    expect(answerTimeWords(opens, at('07T08:00'), reading)).toBe('Opens Monday 7 AM, answer due by Monday 8 AM');
    const night = { readiness: 'night', from: null } as const;
    expect(answerTimeWords(night, at('06T17:50'), reading)).toBe('Answers emergencies at night, answer due by 5:50 PM');
    expect(answerTimeWords(opens, at('07T08:00'), { ...reading, language: 'es' })).toBe(
      'Abre: lunes 7:00 a.m.; plazo para responder: lunes 8:00 a.m.',
    );
  });
});
