import { describe, expect, it } from 'vitest';
import { type CardFacts, cardOf, cardRecord, dayOf, replyOf, shownThrough } from './card-record.ts';
import { INDEX_FORMAT, SAMPLE } from './index-format.ts';

const now = new Date('2026-11-16T16:00:00Z');
const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** A license as a source reports it. */
const license = (given: Partial<CardFacts['licenses'][number]>): CardFacts['licenses'][number] => ({
  board: 'Board',
  number: 'M-1',
  status: 'clear',
  statusSaid: null,
  classes: [],
  issuedOn: null,
  expiresOn: null,
  checkedOn: '2026-11-01',
  source: 'Register',
  ...given,
});

describe('a card', () => {
  it('becomes the JSON of a search result once its gaps are filled', () => {
    const card = cardOf(cardRecord(SAMPLE, now));
    const one = JSON.parse(replyOf('', [{ card, openNow: true, distance: 3.14159 }], '').toString())[0];
    expect(one).toMatchObject({ id: SAMPLE.id, companyName: SAMPLE.companyName, isVerified: true, openNow: true });
    expect(one).toMatchObject({ distance: 3.14, email: null, reviews: [] });
    expect(one).not.toHaveProperty('licenses');
    const [far] = JSON.parse(replyOf('', [{ card, openNow: null, distance: 0 }], '').toString());
    expect(far).toEqual({ ...one, openNow: null, distance: 0 });
  });

  it('is not confused by texts that look like its gaps, or by letters of several bytes', () => {
    const text = '"openNow":null,"distance":null, Söhne 🔧 \\"openNow\\":null,';
    const odd = { ...SAMPLE, companyName: text, specialties: [text], trades: [text] };
    const card = cardOf(cardRecord(odd, now));
    const cards = [
      { card, openNow: false, distance: 1 },
      { card: cardOf(cardRecord(SAMPLE, now)), openNow: null, distance: 2.016 },
    ];
    const reply = JSON.parse(replyOf('{"contractors":', cards, ',"totalFound":2}').toString());
    expect(reply.totalFound).toBe(2);
    expect(reply.contractors[0]).toMatchObject({ companyName: text, specialties: [text], openNow: false, distance: 1 });
    expect(reply.contractors[1]).toMatchObject({ companyName: SAMPLE.companyName, openNow: null, distance: 2.02 });
    expect(replyOf('{"contractors":', [], '}').toString()).toBe('{"contractors":[]}');
  });

  it('is true through the last day on which no license begins or ends to count', () => {
    const through = (...licenses: CardFacts['licenses'][number][]) => shownThrough({ licenses }, now);
    const always = through();
    expect(always).toBeGreaterThan(dayNumber('9999-12-31'));
    expect(through(license({}))).toBe(always);
    expect(through(license({ expiresOn: '2026-12-01' }))).toBe(dayNumber('2026-12-01'));
    expect(through(license({ expiresOn: '2026-11-16' }), license({ expiresOn: '2027-01-01' }))).toBe(dayOf(now));
    expect(through(license({ expiresOn: '2026-11-15' }))).toBe(always);
    expect(through(license({ checkedOn: '2026-11-20' }))).toBe(dayNumber('2026-11-19'));
  });
});

describe('the format of a stored index', () => {
  it('names what its bytes mean', () => {
    expect(INDEX_FORMAT).toMatch(/^[0-9a-f]{64}$/);
  });
});
