import { NOTHING_SAID } from '@plumbline/contract/kernel/testing/readings.ts';
import { describe, expect, it } from 'vitest';
import { loadModel } from './model.ts';
import { saidWords } from './said-words.ts';
import { type Said, whatWasSaid } from './what-was-said.ts';

const { words } = loadModel();
/** A Tuesday, 10:00 in Louisville. */
const reference = { now: new Date('2026-12-01T15:00:00Z'), timeZone: 'America/Kentucky/Louisville' };
const said = (text: string) => whatWasSaid(saidWords(text), reference, (word) => words.en.known.has(word)).said;

describe('when, where and who', () => {
  it.each<[text: string, expected: Partial<Said>]>([
    // Days: the next one of that name, never in the past.
    ['can you come tomorrow', { preferredDate: '2026-12-02' }],
    ['Friday works', { preferredDate: '2026-12-04' }],
    ['any time on Tuesday', { preferredDate: '2026-12-08', preferredTimeSlot: 'anytime' }],
    ['not Thursday, Friday', { preferredDate: '2026-12-04' }],
    ['Saturday the 12th', { preferredDate: '2026-12-12' }],
    ['on the 1st', { preferredDate: '2026-12-01' }],
    ['January 5 please', { preferredDate: '2027-01-05' }],
    ['11/20 or later', { preferredDate: '2027-11-20' }],
    ['el viernes por la tarde', { preferredDate: '2026-12-04', preferredTimeSlot: 'afternoon' }],
    ['pasado mañana', { preferredDate: '2026-12-03' }],
    ['out since Monday', {}],
    ['Monday through Wednesday', {}],
    ['Monday or Wednesday, Wednesday would be best', { preferredDate: '2026-12-02' }],
    // Hours.
    ['first thing in the morning', { preferredTimeSlot: 'morning' }],
    ['after 5pm', { preferredTimeSlot: 'evening' }],
    ['around 2', { preferredTimeSlot: 'afternoon' }],
    ['not in the morning, afternoons are fine', { preferredTimeSlot: 'afternoon' }],
    ['it has dripped every morning', {}],
    // Numbers.
    ['call 502-555-0123', { customerPhone: '+15025550123' }],
    ['five oh two five five five oh one two three', { customerPhone: '+15025550123' }],
    ['house is in 40204', { zipCode: '40204' }],
    ['four oh two oh four', { zipCode: '40204' }],
    ['invoice 40204', {}],
    ['moved from 40299', {}],
    ['12345 Main Street', {}],
    ['the part was $40204', {}],
    // Places and people.
    ['I live in New Albany, Indiana', { city: 'New Albany', state: 'IN' }],
    ['in jeffersontown ky', { city: 'Jeffersontown', state: 'KY' }],
    ['a leak in the bath', {}],
    ['on Lexington Road', {}],
    ['my name is ana delgado', { customerName: 'Ana Delgado' }],
    ['this is Dr. Hale', { customerName: 'Dr. Hale' }],
    ['ask for Maria', { customerName: 'Maria' }],
    ['me llamo rosa', { customerName: 'Rosa' }],
    ['this is urgent', {}],
    ['my sister Ann has one too', {}],
  ])('of %j', (text, expected) => expect(said(text)).toEqual({ ...NOTHING_SAID, ...expected }));

  it('leaves the job without the numbers, names and places', () => {
    const { rest } = whatWasSaid(saidWords('sink leaks, 502-555-0123, Mount Washington, KY'), reference, () => false);
    expect(rest).toMatch(/^sink leaks[ ,]*$/);
  });
});
