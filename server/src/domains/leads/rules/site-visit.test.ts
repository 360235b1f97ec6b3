import { describe, expect, it } from 'vitest';
import { siteVisitsIn } from './site-visit.ts';

const LISTED = '2026-11-20';
const read = (description: string) => siteVisitsIn(description, LISTED).map(({ day, time }) => [day, time]);

describe('a site visit in a description', () => {
  it.each<[string, string, string | null]>([
    ['Mandatory pre-bid walk Dec. 8 at 1:00 in the main office.', '2026-12-08', '13:00'],
    ['A pre-bid meeting will be held on Tuesday, December 8, 2026 at 10:00 a.m. local time.', '2026-12-08', '10:00'],
    ['Prebid conference: 12/9/2026, 9 AM, River Rd gate', '2026-12-09', '09:00'],
    ['Pre-proposal conference 2026-12-10 14:30.', '2026-12-10', '14:30'],
    ['Site visit 1/5 @ 8', '2027-01-05', '08:00'],
    ['Job walk on January 12th at noon; wear boots', '2027-01-12', '12:00'],
    ['Walk-through at 3:30 PM on Dec 3.', '2026-12-03', '15:30'],
    ['Walk through Dec 3', '2026-12-03', null],
    ['Site visits by appointment on December 15 from 12:00 pm', '2026-12-15', '12:00'],
    ['Site walk Nov 2 at 12 a.m.', '2026-11-02', '00:00'],
  ])('is read: %s', (text, day, time) => {
    expect(read(text)).toEqual([[day, time]]);
  });

  it.each([
    'No site visit. Bids are due December 8 at 2 PM.',
    'Mandatory site visit.',
    'Pre-bid questions due Dec 8',
    'Attended the walk-through. Bid opening December 9, 2026 at 10 AM',
    'The pre-bid meeting was cancelled. New date to follow. Bids open 12/09/2026',
    'Site visit on February 30',
    'Bids close on December 8 at 1 PM',
    'Site inspection 1234/5678/90',
  ])('is not invented: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('is quoted as it stands there, in one line, to the end of its sentence', () => {
    const text = 'Restroom fixtures. Mandatory\nwalk-through Dec. 8 at 1:00\nin the main office. Bring a flashlight.';
    expect(siteVisitsIn(text, LISTED)[0]?.quote).toBe('walk-through Dec. 8 at 1:00');
    const long = `Site visit Dec 8 at 1:00 PM ${'with the engineer of record '.repeat(9)}`;
    const quote = siteVisitsIn(long, LISTED)[0]?.quote ?? '';
    expect(quote.length).toBeLessThanOrEqual(101);
    expect(quote.endsWith('…')).toBe(true);
  });

  it('comes up to three times, each day once', () => {
    const text = ['Dec 1', 'Dec 1', 'Dec 2', 'Dec 3', 'Dec 4'].map((day) => `Site visit ${day}.`).join(' ');
    expect(read(text).map(([day]) => day)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
  });

  it('takes no time that grows with a hostile text', () => {
    const text = 'pre-bid meeting walk through '.repeat(20_000);
    expect(siteVisitsIn(text, LISTED)).toEqual([]);
  });
});
