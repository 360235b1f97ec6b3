import type { SaidTimeSlot } from '@plumbline/contract/domains/assistant/understanding.ts';
import { DENIED, DENIED_AFTER, WEEKDAYS } from './said-wish.ts';
import { Cue } from './said-words.ts';

const NOON = 12;
const EVENING = 17;
/** Visits start between 8 AM and 7 PM, so 'at 7' means evening and 'at 8' means morning. */
const FIRST_HOUR = 7;

type SlotRule = readonly [cues: number, RegExp, (match: RegExpExecArray) => SaidTimeSlot | null];

const slotRules: readonly SlotRule[] = [
  [Cue.noon, /\bbefore noon\b|\bantes de(?:l)? medio ?d[ií]a\b|\bbefore lunch\b/g, () => 'morning'],
  [
    Cue.morning,
    /\bfirst thing\b|\bmid-?morning\b|\bmornings?\b|\b(?:por|en|de) la ma[ñn]ana\b|\bma[ñn]anas\b|\btemprano\b|\bearly in the day\b/g,
    () => 'morning',
  ],
  [
    Cue.afternoon,
    /\bafter(?:noon|lunch)s?\b|\bafter lunch\b|\bmid-?day\b|\bnoon\b|\b(?:por|en) la tarde\b|\besta tarde\b|\bmedio ?d[ií]a\b/g,
    () => 'afternoon',
  ],
  [
    Cue.evening,
    /\bevenings?\b|\btonight\b|\btonite\b|\bafter (?:work|dinner|supper|school)\b|\bat night\b|\b(?:por|en) la noche\b|\besta noche\b|\bdespu[eé]s del? trabajo\b/g,
    () => 'evening',
  ],
  [
    Cue.anytime,
    /\bany ?time\b|\bwhenever\b(?! (?:i|it|we|the|my|he|she|they|someone|somebody|there)\b)|\bflexible\b|\ball day\b(?= (?:is|works))|\bcualquier hora\b|\ba la hora que\b|\bcuando (?:sea|gusten?|puedan?|quieran?)\b/g,
    () => 'anytime',
  ],
  [
    Cue.digit,
    /\b(before|by|antes de las?)?\s*(?:\b(?:at|after|around|about|by|from|between|say|till|until|a las?|despu[eé]s de las?|como a las?|despues de las?)\s+)?(\d{1,2})(?::?([0-5]\d))?\s*(a\.?m\b\.?|p\.?m\b\.?)/g,
    ({ 1: limit, 2: hour, 4: half = '' }) =>
      slotAt((Number(hour) % 12) + (half.startsWith('p') ? 12 : 0), limit !== undefined),
  ],
  [
    Cue.digit | Cue.number,
    /\b(?:at|after|around|about|past|a las?|despu[eé]s de las?|despues de las?)\s+(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?::[0-5]\d|[0-5]\d(?=\s*(?:$|[.,;!?]|on\b|so\b|or\b|and i|today|tomorrow|this)))?\b(?!\s*(?:[ap]\.?m|\d|[%$]|inch|feet|foot|ft|amp|volt|degrees|years?|days?|minutes?|hours?|times?|gallons?|psi|[a-z]+ (?:st|street|ave|rd|road|lane|drive|court|ct)\b))/g,
    asHour,
  ],
];
/** Hours without AM or PM: 'between 1 and 4', 'de 1 a 4', '6 on Thursday'. */
const bareHours: readonly SlotRule[] = [
  [
    Cue.digit,
    /\b(?:between|from|de|entre(?: las)?) (\d{1,2}) (?:and|to|a|y(?: las)?) \d{1,2}\b(?! ?(?:[ap]\.?m|inch|feet|foot|ft|amp|%))/g,
    asHour,
  ],
  [Cue.digit, new RegExp(`\\b(\\d{1,2})(?= (?:on|this|next|el) (?:${WEEKDAYS})\\b)`, 'g'), asHour],
];

const allSlotRules = [...slotRules, ...bareHours];
/** A text that names a time of day has at least one of these cues. */
export const SLOT_CUES = allSlotRules.reduce((all, [cues]) => all | cues, 0);

function asHour({ 1: written = '' }: RegExpExecArray): SaidTimeSlot | null {
  const hour = HOURS[written] ?? Number(written);
  return hour < 1 || hour > 12 ? null : slotAt(hour < FIRST_HOUR || hour === 12 ? (hour % 12) + 12 : hour, false);
}

const HOURS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
};

/** @param isLimit true for a time before that hour, false from that hour on */
function slotAt(hour: number, isLimit: boolean): SaidTimeSlot {
  if (hour < NOON || (isLimit && hour === NOON)) return 'morning';
  return hour < EVENING || (isLimit && hour === EVENING) ? 'afternoon' : 'evening';
}

/** Words that mark a habit, the past, or the name of something else. */
const NO_SLOT =
  /\b(?:since|every|each|last|yesterday|good|this|started|happened|until|all|in the middle of the|cada|desde|todas las|todos los|buenas|anoche)\s*(?:at|in the|the|por la|en la|around)?\s*$/i;
/** Precedes 'at' and an hour that isn't a preference, such as the time someone comes home. */
const COMES_HOME = /\b(?:home|off|off work|from work|work|leave|wake up|starts?|ends?|opens?|closes?)\s*$/i;

/** Returns the time of day that a text asks for; null if it names none or several. */
export function slotOf(text: string, cues: number): SaidTimeSlot | null {
  const found = new Map<SaidTimeSlot, number>();
  for (const [called, pattern, meant] of allSlotRules) {
    if ((cues & called) === 0) continue;
    for (const match of text.matchAll(pattern)) {
      const slot = meant(match);
      const lead = text.slice(Math.max(0, match.index - 30), match.index);
      const to = match.index + match[0].length;
      if (!slot || NO_SLOT.test(lead) || DENIED.test(lead) || DENIED_AFTER.test(text.slice(to))) continue;
      if (match[0].startsWith('at ') && COMES_HOME.test(lead)) continue;
      const isThis = /\bthis $/.test(lead);
      if (isThis && slot === 'morning') continue;
      if (!found.has(slot)) found.set(slot, match.index);
    }
  }
  if (found.size > 1) found.delete('anytime');
  const [only] = [...found.keys()];
  return found.size === 1 && only ? only : null;
}
