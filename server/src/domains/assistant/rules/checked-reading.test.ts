import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import { aReading } from '@plumbline/contract/kernel/testing/readings.ts';
import { describe, expect, it } from 'vitest';
import { checkedReading } from './checked-reading.ts';

/** 10 PM in Louisville, which is the next day in UTC. */
const reference = { now: new Date('2026-12-03T03:00:00Z'), timeZone: 'America/Kentucky/Louisville' };

const check = (text: string, given: Partial<Reading>) => checkedReading(text, aReading(given), reference);
const kept = (text: string, given: Partial<Reading>) => check(text, given).reading;

describe('a name stays in the reading only when the text says it', () => {
  it.each([
    ['ask for Ana Delgado, please', 'ana delgado', 'ana delgado'],
    ['ask for Ana-Delgado', 'Ana Delgado', null],
    ['ask for Anabel', 'Ana', null],
    ['the sink drips', 'Ana', null],
  ])('%s: %s', (text, customerName, stays) => {
    expect(kept(text, { customerName }).customerName).toBe(stays);
  });
});

describe('a phone number stays only when the text says its digits', () => {
  it.each([
    ['call 502-555-0134', true],
    ['call 1 (502) 555 0134', true],
    ['call five oh two, five five five, oh one three four', true],
    ['call 15025550134', true],
    ['call 502-555-0135', false],
    ['call 555-0134', false],
    ['call 502-555-01345', false],
  ])('%s', (text, stays) => {
    const customerPhone = '+15025550134';
    expect(kept(text, { customerPhone }).customerPhone).toBe(stays ? customerPhone : null);
  });
});

describe('a place', () => {
  it('is that of the ZIP code that the text says', () => {
    const { place, reading } = check('the sink drips, 40204', { zipCode: '40204' });
    expect(reading.zipCode).toBe('40204');
    expect(place).toMatchObject({ zipCode: '40204', state: 'KY' });
  });

  it.each([
    ['that the text does not say', 'the sink drips', '40204'],
    ['that there is not', 'the sink drips, 00000', '00000'],
  ])('is not that of a ZIP code %s', (_, text, zipCode) => {
    const { place, reading } = check(text, { zipCode });
    expect([place, reading.zipCode]).toEqual([null, null]);
  });

  it('is the city that the text says, in the state that was read', () => {
    const { place, reading } = check('in Louisville', { city: 'Louisville', state: 'CO' });
    expect([place?.state, reading.city, reading.state]).toEqual(['CO', 'Louisville', 'CO']);
  });

  it('without a state is the one of that name near Kentucky', () => {
    expect(check('in Louisville', { city: 'Louisville' }).place?.state).toBe('KY');
    expect(check('in Georgetown', { city: 'Georgetown' }).place?.state).toBe('KY');
    expect(check('in Portland', { city: 'Portland' }).place?.state).toBe('IN');
    expect(check('in Albuquerque', { city: 'Albuquerque' }).place?.state).toBe('NM');
  });

  it('is none, nor is there a state, where the text names no such city', () => {
    const { place, reading } = check('in town', { city: 'Louisville', state: 'KY' });
    expect([place, reading.city, reading.state]).toEqual([null, null, null]);
  });
});

describe('a day', () => {
  it.each([
    ['2026-12-01', null],
    ['2026-12-02', '2026-12-02'],
    ['2028-06-05', '2028-06-05'],
    ['2028-06-06', null],
  ])('%s, from today in the zone to 550 days ahead: %s', (preferredDate, stays) => {
    expect(kept('the sink drips', { preferredDate }).preferredDate).toBe(stays);
  });

  it('counts from today where the job is, else where the person is', () => {
    const inTokyo = { ...reference, timeZone: 'Asia/Tokyo' };
    const given = aReading({ zipCode: '40204', preferredDate: '2026-12-02' });
    expect(checkedReading('in 40204', given, inTokyo).reading.preferredDate).toBe('2026-12-02');
    expect(checkedReading('at home', given, inTokyo).reading.preferredDate).toBeNull();
  });
});

describe('a text that asks for no job', () => {
  it('tells of no danger and no place', () => {
    const { place, reading } = check('it smells of gas in 40204', { isJob: false, danger: 'gas', zipCode: '40204' });
    expect([place, reading.danger]).toEqual([null, null]);
    expect(kept('it smells of gas', { danger: 'gas' }).danger).toBe('gas');
  });
});
