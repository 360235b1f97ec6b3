import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { DatedBid } from './bid-dates.ts';
import { bidFeed, bidFile } from './bid-feed.ts';

const date = (given: Partial<DatedBid>): DatedBid => ({
  kind: 'deadline',
  project: { id: ProjectId.parse('pj_00000000000000000001'), title: 'Pump house', location: 'River Rd' },
  stage: 'looking',
  day: '2026-12-18',
  time: '14:00',
  zone: 'EST',
  at: new Date('2026-12-18T19:00:00Z'),
  text: null,
  isConfirmed: false,
  movedTo: null,
  ...given,
});
const wholeDay = { time: null, zone: null, at: null };
const options = {
  language: 'en',
  pageOf: (id: string) => `https://plumbline.example/projects/${id}`,
  stamp: new Date(),
} as const;
const eventsIn = (file: string): VEvent[] =>
  Object.values(ical.sync.parseICS(file)).filter((part): part is VEvent => part?.type === 'VEVENT');

describe('the feed of a bid calendar', () => {
  it('has each date as an event: a moment, or a whole day', () => {
    const [deadline, step] = eventsIn(
      bidFeed([date({}), date({ kind: 'step', day: '2026-12-03', ...wholeDay, text: 'Call Ana' })], options),
    );
    expect(deadline).toMatchObject({ summary: 'Bids close: Pump house', location: 'River Rd', datetype: 'date-time' });
    expect(deadline?.start.toISOString()).toBe('2026-12-18T19:00:00.000Z');
    expect(step).toMatchObject({ summary: 'Next step: Pump house', datetype: 'date' });
    expect([step?.start.getFullYear(), step?.start.getMonth(), step?.start.getDate()]).toEqual([2026, 11, 3]);
  });

  it('moves an event instead of adding one when its deadline moves', () => {
    const before = eventsIn(bidFile([date({})], options))[0];
    const moved = date({ kind: 'moved', ...wholeDay, movedTo: '2026-12-21' });
    const after = eventsIn(
      bidFile([moved, date({ day: '2026-12-21', at: new Date('2026-12-21T19:00:00Z') })], options),
    );
    expect(after.map(({ uid }) => uid)).toEqual([before?.uid]);
  });

  it('says what was only read, and keeps own words and hostile ones from becoming more', () => {
    const title = 'Roof\r\nEND:VCALENDAR\r\nBEGIN:VEVENT';
    const visit = date({ kind: 'visit', text: 'Site visit Dec 18 at 2', project: { ...date({}).project, title } });
    const file = bidFeed([visit, date({ kind: 'step', ...wholeDay, text: 'Call Ana at 18400' })], options);
    expect(file).not.toContain('Call Ana');
    const events = eventsIn(file);
    expect(events).toHaveLength(2);
    expect(events[0]?.description).toContain('Read from the description, so check it');
    expect(eventsIn(bidFeed([{ ...visit, isConfirmed: true }], options))[0]?.description ?? '').not.toContain('Read');
  });

  it('speaks the language of its reader', () => {
    expect(bidFeed([date({})], { ...options, language: 'es' })).toContain('Cierran las ofertas: Pump house');
  });
});
