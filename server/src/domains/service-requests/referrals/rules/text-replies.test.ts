import { describe, expect, it } from 'vitest';
import { storedRequest } from '../../testing/stored.ts';
import type { TextedReferral } from '../store/texted-referral.ts';
import { textWords } from '../text.words.ts';
import { about, proposed, unknownNumber, whichOne } from './text-replies.ts';

const texted = (ordinal: number) => ({ request: storedRequest({ ordinal }) }) as TextedReferral;
const numbersIn = (text: string) => text.match(/PL-\w{6}/g) ?? [];

describe('a reply to a contractor’s text', () => {
  it('begins with the number of the request', () => {
    expect(about(texted(1), 'Accepted.')).toMatch(/^PL-\w{6}: Accepted\.$/);
  });

  it('repeats a number that is not theirs', () =>
    expect(unknownNumber('7K4QZ2', 'en')).toContain('no request PL-7K4QZ2.'));

  it('says that nothing is open', () => expect(whichOne([], 'ACCEPT', 'en')).toBe(textWords.en.nothingOpen));

  it('asks which of several is meant, with an example that can be sent', () => {
    const open = [texted(1), texted(2), texted(3)];
    const asked = whichOne(open, 'DENY', 'en');
    expect(asked).toMatch(
      /Reply like DENY PL-\w{6} \(Leak under the kitchen sink, Louisville\)\. Also open: PL-\w{6}, PL-\w{6}$/,
    );
    expect(new Set(numbersIn(asked)).size).toBe(3);
  });

  it('names at most four of them', () => {
    const open = (count: number) =>
      whichOne(
        Array.from({ length: count }, (_, index) => texted(index + 1)),
        'ACCEPT',
        'en',
      );
    expect(numbersIn(open(4))).toHaveLength(4);
    expect(open(4)).not.toContain('…');
    expect(numbersIn(open(5))).toHaveLength(4);
    expect(open(5)).toMatch(/, …$/);
  });

  it('gives a proposed time on the clocks of the job, and on the contractor’s where they differ', () => {
    const at = new Date('2026-12-03T19:00:00Z');
    const louisville = 'America/Kentucky/Louisville';
    expect(proposed(at, louisville, louisville, 'en')).toBe(
      "Proposed Thu, Dec 3, 2:00 PM EST. We'll tell you what the customer says.",
    );
    expect(proposed(at, louisville, 'America/New_York', 'en')).toBe(proposed(at, louisville, louisville, 'en'));
    expect(proposed(at, louisville, 'America/Chicago', 'en')).toContain('2:00 PM EST (1:00 PM CST your time).');
  });

  it('is in the contractor’s language', () => {
    const at = new Date('2026-12-03T19:00:00Z');
    const louisville = 'America/Kentucky/Louisville';
    expect(proposed(at, louisville, louisville, 'es')).toMatch(/^Propuesta enviada: jue.*\. Le avisaremos/);
    expect(whichOne([texted(1), texted(2)], 'RECHAZAR', 'es')).toMatch(/Responda RECHAZAR PL-\w{6} \(/);
    expect(unknownNumber('7K4QZ2', 'es')).toContain('ninguna solicitud PL-7K4QZ2.');
  });
});
