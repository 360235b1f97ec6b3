import { type Concept, lexicon } from './lexicon.ts';
import { folded, Gap, type Word, wordsOf } from './words.ts';

/** An action on a thing. */
export type Deed = 'new' | 'install' | 'add' | 'alter' | 'convert' | 'replace' | 'repair' | 'move' | 'remove';

/**
 * The role of a thing in the text: worked on; already there ('existing kitchen'); the location of something else ('in
 * the kitchen'); the first half of a compound ('kitchen window'); negated; left to another permit.
 */
export type Standing = 'work' | 'existing' | 'place' | 'modifier' | 'denied' | 'separate';

export interface Mention {
  readonly concept: string;
  readonly kind: string;
  readonly deed: Deed | null;
  readonly standing: Standing;
  /** Called new, proposed or additional by an adjacent word. */
  readonly isNew: boolean;
  /** Named after a 'with': part of the preceding thing. */
  readonly isPart: boolean;
  /** The text as written. */
  readonly said: string;
}

const DEEDS: ReadonlySet<string> = new Set<Deed>([
  'new',
  'install',
  'add',
  'alter',
  'convert',
  'replace',
  'repair',
  'move',
  'remove',
]);
/** Returns whether this permit or another works on the thing. */
export const isDone = ({ standing }: Mention): boolean => standing === 'work' || standing === 'separate';
/** Returns whether the thing is built where there was nothing before. */
export const makes = ({ deed, isNew }: Mention): boolean =>
  isNew || deed === 'new' || deed === 'add' || deed === 'install';
/** Returns whether an existing thing is changed. */
export const changes = ({ deed }: Mention): boolean =>
  deed === 'alter' || deed === 'convert' || deed === 'repair' || deed === 'replace';

/** Concepts that only qualify others and name no thing. */
const STATES: ReadonlySet<string> = new Set([
  'existing',
  'remains',
  'deny',
  'denied-after',
  'separate',
  'only',
  'place',
  'bundle',
  'legal',
]);
/** A thing named after a location is not work on the location: 'kitchen window', 'school roof'. */
const WORKED_ON: ReadonlySet<string> = new Set(
  'plumbing electrical hvac dry exterior finish partition casework equipment structural ground fire lowvoltage generator solar boiler irrigation event'.split(
    ' ',
  ),
);
const PLACES: ReadonlySet<string> = new Set(
  'wetroom wetplace workplace dwelling adu structure aside dry basement room'.split(' '),
);

/** Maximum number of words between an action and its object; farther apart, they are unrelated. */
const REACH = 14;
const NEAR = 3;
const AHEAD = 4;
/** Maximum number of words from a thing, past 'to' or 'in', to its location. */
const AWAY = 8;

interface Item {
  readonly concept: Concept;
  readonly at: number;
  readonly to: number;
}

/** Finds all things that a text mentions, each with what is done to it. Takes linear time. */
export function mentionsIn(given: string): Mention[] {
  const text = folded(given);
  const words = wordsOf(text);
  const items = itemsOf(words);
  const found: Mention[] = [];
  let deed: { kind: Deed; to: number } | null = null;
  let denied = -Infinity;
  /** Conditions and legal text fill the rest of the sentence; what they name is not the job. */
  let isLegal = false;
  let withAt: number | null = null;
  items.forEach((item, n) => {
    const before = items[n - 1];
    if (stopBetween(words, before === undefined ? 0 : before.to, item.at)) {
      deed = null;
      denied = -Infinity;
      isLegal = false;
      withAt = null;
    }
    const { kind } = item.concept;
    if (isDeed(kind)) {
      deed = { kind, to: item.to };
      return;
    }
    if (kind === 'deny') denied = item.to;
    if (kind === 'legal') isLegal = true;
    if (item.concept.name === 'with') withAt = item.at;
    if (STATES.has(kind) || isLegal) return;
    const surroundings = surroundingsOf(items, words, n);
    const isDenied = item.at - denied <= NEAR || surroundings.deniedAfter;
    if (item.at - denied <= NEAR) denied = item.to;
    const reached = deed !== null && item.at - deed.to <= REACH ? deed.kind : null;
    // The target of a conversion is more than a location.
    const becomes = reached === 'convert' && surroundings.standing === 'place';
    found.push({
      concept: item.concept.name,
      kind,
      deed: surroundings.follows ?? reached ?? surroundings.ahead,
      standing: isDenied ? 'denied' : becomes ? 'work' : surroundings.standing,
      isNew: surroundings.isNew,
      isPart: withAt !== null,
      said: text.slice(words[item.at]?.from ?? 0, words[item.to - 1]?.to ?? 0),
    });
    if (kind === 'demolish') deed = { kind: 'remove', to: item.to };
  });
  return found;
}

const isDeed = (kind: string): kind is Deed => DEEDS.has(kind);
const isThing = (item: Item | undefined) =>
  item !== undefined && !STATES.has(item.concept.kind) && !isDeed(item.concept.kind);
const acts = (kind: string) => isDeed(kind) || kind === 'demolish';

function itemsOf(words: readonly Word[]): Item[] {
  const concepts = lexicon();
  const stems = words.map((word) => concepts.stemOf(word));
  const items: Item[] = [];
  for (let at = 0; at < stems.length; ) {
    const match = concepts.longestAt(stems, at);
    if (match === null) {
      at += 1;
      continue;
    }
    // A form does not extend past a comma or the end of a sentence.
    let length = 1;
    while (length < match.length && (words[at + length]?.gap ?? Gap.none) < Gap.comma) length += 1;
    const whole = length === match.length ? match : concepts.longestAt(stems.slice(at, at + length), 0);
    if (whole !== null) items.push({ concept: whole.concept, at, to: at + whole.length });
    at += whole?.length ?? 1;
  }
  return items;
}

function stopBetween(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (at > 0 && words[at]?.gap === Gap.stop) return true;
  return false;
}

interface Surroundings {
  readonly standing: Standing;
  readonly isNew: boolean;
  /** The action that immediately follows: 'kitchen remodel'. */
  readonly follows: Deed | null;
  /** An action that follows shortly after: 'kitchen and bath remodel'. */
  readonly ahead: Deed | null;
  readonly deniedAfter: boolean;
}

function surroundingsOf(items: readonly Item[], words: readonly Word[], n: number): Surroundings {
  const item = items[n];
  if (item === undefined) throw new RangeError('There is no such item');
  let standing: Standing = 'work';
  let isNew = false;
  let inherited: number | null = null;
  for (let back = n - 1; back >= 0; back -= 1) {
    const other = items[back];
    if (other === undefined || stopBetween(words, other.to, item.at)) break;
    const { kind } = other.concept;
    if (item.at - other.to > NEAR) {
      if (kind === 'place' && item.at - other.to <= AWAY && isThing(items[back - 1])) standing = 'place';
      break;
    }
    if (kind === 'new' || kind === 'add') {
      isNew = true;
      break;
    }
    if (kind === 'existing') {
      // In 'Replace existing water heater', the action applies to the heater.
      const doer = items[back - 1];
      const isDone = doer !== undefined && other.at - doer.to <= 1 && acts(doer.concept.kind);
      if (isDone) break;
      if (standing === 'work') standing = 'existing';
    }
    if (kind === 'place') {
      // In 'Alteration of the kitchen', the action applies to the kitchen; in 'lights in the kitchen', it doesn't.
      const doer = items[back - 1];
      const isDone = doer !== undefined && doer.to === other.at && acts(doer.concept.kind);
      standing = isDone ? 'work' : 'place';
      break;
    }
    if (!STATES.has(kind)) {
      if (item.concept.kind === 'structure' && other.to === item.at) inherited = n - 1;
      break;
    }
  }
  if (inherited !== null) return surroundingsOf(items, words, inherited);
  let follows: Deed | null = null;
  let ahead: Deed | null = null;
  let deniedAfter = false;
  for (let on = n + 1; on < items.length; on += 1) {
    const other = items[on];
    if (other === undefined || other.at - item.to > AHEAD || stopBetween(words, item.to, other.at)) break;
    const { kind } = other.concept;
    const isNext = on === n + 1 && other.at === item.to;
    if (isDeed(kind)) {
      if (isNext && (words[other.at]?.gap ?? Gap.none) <= Gap.none) follows = kind === 'new' ? null : kind;
      ahead ??= kind;
      break;
    }
    if (isNext && words[other.at]?.gap === Gap.none && WORKED_ON.has(kind) && PLACES.has(item.concept.kind)) {
      if (standing === 'work' && kind !== item.concept.kind) standing = 'modifier';
    }
    if (kind === 'remains' && standing === 'work') standing = 'existing';
    if (kind === 'separate') standing = 'separate';
    if (kind === 'denied-after') deniedAfter = true;
  }
  if (standing === 'work' && separateBefore(items, words, n)) standing = 'separate';
  return { standing, isNew, follows, ahead, deniedAfter };
}

function separateBefore(items: readonly Item[], words: readonly Word[], n: number): boolean {
  for (let back = n - 1; back >= 0 && n - back <= AHEAD; back -= 1) {
    const other = items[back];
    if (other?.concept.kind === 'separate') return true;
    if (other === undefined || isDeed(other.concept.kind) || stopBetween(words, other.to, other.to + 1)) return false;
  }
  return false;
}
