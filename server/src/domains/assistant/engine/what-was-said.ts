import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { Reference } from '../ports.ts';
import { saidName } from './said-name.ts';
import { digitGroups, type Span, saidPhone } from './said-phone.ts';
import { saidPlace } from './said-place.ts';
import { saidTime } from './said-time.ts';
import { Cue, type SaidText } from './said-words.ts';

export type Said = Pick<
  Reading,
  'preferredDate' | 'preferredTimeSlot' | 'zipCode' | 'city' | 'state' | 'customerName' | 'customerPhone'
>;

/**
 * Finds the time, place and person that a text names.
 * @param isOrdinary returns whether a lowercase word is an everyday word
 * @returns the findings, and the text without names, numbers and places, which say nothing about the job
 */
export function whatWasSaid(
  spoken: SaidText,
  reference: Reference,
  isOrdinary: (word: string) => boolean,
): { readonly said: Said; readonly rest: string } {
  const { text, cues } = spoken;
  const digits = (cues & (Cue.digit | Cue.number)) === 0 ? [] : digitGroups(text);
  const phone = saidPhone(text, digits);
  const place = saidPlace(spoken, digits, phone ? [phone] : [], isOrdinary);
  const taken = [...(phone ? [phone] : []), ...place.spans];
  const name = saidName(spoken, taken, isOrdinary);
  const time = saidTime(without(text, taken), cues, { ...reference, timeZone: place.timeZone ?? reference.timeZone });
  return {
    said: {
      ...time,
      zipCode: place.zipCode,
      city: place.city,
      state: place.state,
      customerName: name?.value ?? null,
      customerPhone: phone?.value ?? null,
    },
    rest: without(text, name ? [...taken, name] : taken),
  };
}

/** Replaces each range with a comma, so that the words around it stay apart. */
const without = (text: string, spans: readonly Span[]): string =>
  spans.length === 0
    ? text
    : [...spans]
        .sort((a, b) => b.from - a.from)
        .reduce((left, { from, to }) => `${left.slice(0, from)} , ${left.slice(to)}`, text);
