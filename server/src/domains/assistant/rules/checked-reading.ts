import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { placeByName, placeByText, placeByZip } from '../../locations/public.ts';
import { dayIn } from '../engine/day.ts';
import { digitGroups, runs } from '../engine/said-phone.ts';
import type { Reference } from '../ports.ts';

/** Nobody asks for a visit more than this many days ahead. */
const FURTHEST = 550;
const PHONE_LENGTH = 11;
/** The product's home region. Of several cities with one name, the one in these states is meant. */
const NEAR_STATES = ['KY', 'IN', 'OH', 'TN'];

export interface CheckedReading {
  readonly reading: Reading;
  readonly place: Place | null;
}

/**
 * Checks a reading by any adapter against the text, the offline tables and the calendar. Removes whatever the text
 * doesn't say or can't be true, so a model can't invent a number or a name.
 */
export function checkedReading(text: string, reading: Reading, { now, timeZone }: Reference): CheckedReading {
  const isSaid = (words: string | null) => words !== null && wordsOf(text).includes(wordsOf(words));
  const zipCode =
    reading.zipCode && saysDigits(text, reading.zipCode) && placeByZip(reading.zipCode) ? reading.zipCode : null;
  const city = isSaid(reading.city) ? reading.city : null;
  const state = city === null ? null : reading.state;
  const place = zipCode ? placeByZip(zipCode) : city ? placeOf(city, state) : null;
  const today = dayIn(now, place?.timeZone ?? timeZone);
  const { preferredDate, customerPhone, customerName, isJob } = reading;
  const isDay =
    preferredDate !== null &&
    preferredDate >= today &&
    preferredDate <= dayIn(new Date(now.getTime() + FURTHEST * 86_400_000), 'UTC');
  return {
    place: isJob ? place : null,
    reading: {
      ...reading,
      danger: isJob ? reading.danger : null,
      preferredDate: isDay ? preferredDate : null,
      zipCode,
      city: city ?? null,
      state,
      customerName: isSaid(customerName) ? customerName : null,
      customerPhone: customerPhone && saysDigits(text, customerPhone.slice(2)) ? customerPhone : null,
    },
  };
}

function placeOf(city: string, state: string | null): Place | null {
  if (state) return placeByName(city, state);
  return NEAR_STATES.map((code) => placeByName(city, code)).find((place) => place !== null) ?? placeByText(city);
}

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).join(' ')} `;

const saysDigits = (text: string, digits: string): boolean =>
  [...runs(text, digitGroups(text), PHONE_LENGTH)].some((run) => run.digits === digits || run.digits === `1${digits}`);
