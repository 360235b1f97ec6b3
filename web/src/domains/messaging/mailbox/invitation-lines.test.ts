import { describe, expect, it } from 'vitest';
import { linesOf } from './invitation-lines.ts';

const invite = [
  'BEGIN:VCALENDAR',
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'SUMMARY:Plumbing repair\\, a very long title that is folded becau',
  ' se lines end at 75 octets',
  'DTSTART;TZID=America/New_York:20261203T140000',
  'ATTENDEE;CN="Ana: Delgado";ROLE=REQ-PARTICIPANT:mailto:ana@example.com',
  'END:VEVENT',
].join('\r\n');

describe('the lines of an invitation', () => {
  it('are read unfolded and without their escapes, times with their zone', () => {
    const lines = linesOf(invite);
    expect(lines.get('SUMMARY')).toBe(
      'Plumbing repair, a very long title that is folded because lines end at 75 octets',
    );
    expect(lines.get('DTSTART')).toBe('20261203T140000 (America/New_York)');
    expect(lines.get('ATTENDEE')).toBe('mailto:ana@example.com');
  });

  it('are those of the event, not of its time zone; none without a calendar', () => {
    expect(linesOf(invite).has('TZID')).toBe(false);
    expect(linesOf('hello').size).toBe(0);
  });
});
