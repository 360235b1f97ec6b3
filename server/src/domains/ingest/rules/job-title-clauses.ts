import { hitsIn } from './permit-lexicon.ts';
import type { ReadText } from './permit-reading.ts';
import { Pause, type PermitWord } from './permit-words.ts';

export interface Clause {
  readonly words: readonly PermitWord[];
  readonly worth: number;
}

/** Clauses read of a text; what the job is stands in front. */
const MOST_CLAUSES = 8;
/** What each later clause is worth less. */
const LATER = 0.6;

/** Cuts a text at its stops and says how well each part names the job. */
export function clausesOf({ words }: ReadText): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= words.length && clauses.length < MOST_CLAUSES; at += 1) {
    if (at < words.length && (words[at]?.pause ?? 0) < Pause.stop) continue;
    const clause = words.slice(from, at);
    const legal = legalAt(clause);
    clauses.push(rated(legal < 0 ? clause : clause.slice(0, legal), clauses.length));
    from = at;
  }
  return clauses;
}

const legalAt = (words: readonly PermitWord[]): number =>
  hitsIn(words).find(({ meaning }) => meaning.isLegal === true)?.at ?? -1;

/** Begin with what explains or concerns other things. */
const TELLING_NOT = new Set(
  'i it there this that must not no note please also house he she they owner if maximum max min apply'.split(' '),
);

function rated(words: readonly PermitWord[], index: number): Clause {
  const hits = hitsIn(words);
  const denied = hits.find(({ meaning }) => meaning.denies === true)?.at ?? words.length;
  const told = hits.filter(({ at }) => at < denied);
  let worth = 0;
  if (told.some(({ meaning }) => meaning.act !== undefined)) worth += 2;
  if (told.some(({ meaning }) => meaning.thing !== undefined)) worth += 2;
  if (told.some(({ meaning }) => meaning.home !== undefined || meaning.business !== undefined)) worth += 0.5;
  if (worth > 0 && TELLING_NOT.has(words[0]?.key ?? '') && !OPENERS_OF_THIS.has(words[1]?.key ?? '')) worth -= 1.5;
  if (words.length < 2) worth -= 1;
  return { words, worth: worth === 0 ? 0 : worth - index * LATER };
}

const OPENERS_OF_THIS = new Set(['project', 'would', 'work', 'scope', 'will']);

/** What may stand in front of the point: each a run of words. */
const OPENERS: readonly (readonly string[])[] = `
to|permit to|permit for|permit a|permit an|permit|for the|for|the|a|an|of|this|project|this project|proposes the|proposes to|propose to|proposed|proposing|proposal to|proposal for|propose|involves|involve|consist of|consists of|consisting of|is a|is to|is|are
scope of work|scope|scope includes|work to include|work includes|work include|include|includes|including|we|i|would like to|will be|will|obtain a permit to|obtain permit to|be|am|applicant|homeowner|owner|request to|request|requesting|requests to|would like|want to|wants to|plan to|planning to
already|already constructed|conduct|perform|performing|legalization of the|description|job description|necessary|voluntary|minor work|per master permit|per|master permit|furnish and|pulling a|pull a|remodel only|residential only|commercial only|and|with|express permit program|express permit|easy permit process|work is|the work|work|general|misc`
  .trim()
  .split(/[|\n]/)
  .map((phrase) => phrase.trim().split(' '))
  .sort((one, other) => other.length - one.length);

/** Verbs in front, as they are written and as a title has them; null where 'New' says it. */
const VERBS: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...[
    'construct',
    'build',
    'erect',
    'constructing',
    'building a',
    'building an',
    'erecting',
    'construction of',
    'erection of',
    'build new',
    'construct new',
    'new construction of',
    'new construction for',
  ].map((verb) => [verb, null] as const),
  ['installation of', 'install'],
  ['installing', 'install'],
  ['furnish and install', 'install'],
  ['supply and install', 'install'],
  ['replacing', 'replace'],
  ['replacement of', 'replace'],
  ['removing', 'remove'],
  ['removal of', 'remove'],
  ['adding', 'add'],
  ['repairing', 'repair'],
  ['remodeling', 'remodel'],
  ['renovating', 'renovate'],
  ['converting', 'convert'],
  ['conversion of', 'convert'],
  ['relocation of', 'relocate'],
  ['relocating', 'relocate'],
  ['finishing', 'finish'],
  ['demolishing', 'demolish'],
  ['changing out', 'change out'],
  ['enclosing', 'enclose'],
  ['extending', 'extend'],
  ['upgrading', 'upgrade'],
]);

/** Where a title ends: what follows concerns plans, codes and conditions. */
const ENDS = new Set(
  'per as-per shown which that whereas located accordance conforming w refer ref see plans approx'.split(' '),
);
/** Say nothing in a title. */
const EMPTY = new Set('existing only complete necessary required proposed approximately'.split(' '));
const MOST_ROUNDS = 10;

/** A clause without what stands around its point. */
export function bareClause(clause: readonly PermitWord[]): PermitWord[] {
  let words = clause.filter((word, index) => isKept(word, clause[index - 1]));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const opener = OPENERS.find((phrase) => phrase.length < words.length && startsWith(words, phrase));
    if (opener === undefined) break;
    words = words.slice(opener.length);
  }
  words = withVerb(words);
  const end = words.findIndex(
    (word, index) =>
      index > 0 && (ENDS.has(word.key) || (index > 2 && HARD.has(`${word.key} ${words[index + 1]?.key ?? ''}`))),
  );
  if (end > 0) words = words.slice(0, end);
  words = words.filter(({ key }, index) => !EMPTY.has(key) || (index === 0 && words.length < 3));
  return words.some(({ key }) => key.startsWith('conver')) ? words : withoutBuilding(words);
}

/** End a title wherever they stand. */
const HARD = new Set(
  'as per|as shown|per plan|in accordance|no change|not to|under separate|by separate|as part|subject to|so that|in order|to code|to remain|due date'.split(
    '|',
  ),
);

function isKept(word: PermitWord, before: PermitWord | undefined): boolean {
  if (word.isNumber && word.shown.replace(/\D/g, '').length > 6) return false;
  if (!word.isAside) return word.shown.length < 25;
  // '(2) doors', but 'one (1)'.
  return word.isNumber && word.shown.length < 4 && !NUMBERS.has(before?.key ?? '') && before?.isNumber !== true;
}

const NUMBERS = new Set('one two three four five six seven eight nine ten eleven twelve'.split(' '));

const startsWith = (words: readonly PermitWord[], phrase: readonly string[]): boolean =>
  phrase.every((key, index) => words[index]?.key === key || words[index]?.shown.toLowerCase() === key);

/** 'Construct a new shed' as 'New shed', 'installing one sump' as 'install one sump'. */
function withVerb(words: PermitWord[]): PermitWord[] {
  for (const length of [3, 2, 1]) {
    const said = words
      .slice(0, length)
      .map(({ shown }) => shown.toLowerCase())
      .join(' ');
    const verb = VERBS.get(said);
    const first = words[0];
    if (verb === undefined || first === undefined || words.length <= length) continue;
    let rest = words.slice(length);
    while (rest.length > 1 && ARTICLES.has(rest[0]?.key ?? '')) rest = rest.slice(1);
    if (verb !== null) return [{ ...first, key: verb, shown: verb, joint: ' ' }, ...rest];
    const isNew =
      rest[0]?.key === 'new' ||
      hitsIn(rest.slice(0, 4)).some(({ meaning }) => meaning.act === 'alter' || meaning.act === 'new');
    return isNew ? rest : [{ ...first, key: 'new', shown: 'new', joint: ' ', pause: Pause.none }, ...rest];
  }
  return words;
}

/** 'Water heater change out' as 'Water heater change-out'. */
function hyphened(words: PermitWord[]): PermitWord[] {
  const out = words.length - 1;
  const isNoun = out > 1 && words[out]?.key === 'out' && words[out - 1]?.key === 'change';
  return isNoun ? words.map((word, index) => (index === out ? { ...word, joint: '-' } : word)) : words;
}

const ARTICLES = new Set(['a', 'an', 'the']);
const TO = new Set(['to', 'for', 'of', 'at', 'in', 'on', 'within']);

/** Drops '… to residence' from the end: it is one anyway. */
function withoutBuilding(words: PermitWord[]): PermitWord[] {
  for (let at = Math.max(words.length - 5, 2); at < words.length - 1; at += 1) {
    const word = words[at];
    if (word === undefined || !TO.has(word.key)) continue;
    const rest = words.slice(at + 1);
    const [hit] = hitsIn(rest);
    const isHome = hit?.meaning.thing === 'dwelling' || rest[0]?.key === 'building';
    const bare = rest.filter(({ key }) => !ARTICLES.has(key) && key !== 'new' && key !== 'sf');
    if (isHome && hit !== undefined && bare.length <= hit.end - hit.at && hasActAndThing(words.slice(0, at)))
      return words.slice(0, at);
  }
  return words;
}

const hasActAndThing = (words: readonly PermitWord[]): boolean =>
  hitsIn(words).some(({ meaning }) => meaning.thing !== undefined || meaning.trade !== undefined);

/** A title is never cut shorter than this. */
const LEAST_TITLE = 16;
const BREAKS = new Set(
  'and with for to in at on by from including of or under within into over as using via through behind'.split(' '),
);
/** No title ends with them. */
const DANGLING = new Set(
  'a an the and or of to in on at by for with from into under over within including new as is are be will that this its x no existing their his her our 1 one 2 approximately between also install remove replace'.split(
    ' ',
  ),
);

/** Cut to `limit` characters at a place where it may end. */
export function shortened(words: readonly PermitWord[], limit: number): PermitWord[] {
  let length = 0;
  let cut = 0;
  let breakAt = 0;
  for (const [index, word] of words.entries()) {
    const next = length + word.shown.length + (index === 0 ? 0 : word.pause > 0 ? 2 : 1);
    if (next > limit) break;
    const isBreak = word.pause > 0 || BREAKS.has(word.key);
    if (isBreak && length >= LEAST_TITLE) breakAt = index;
    length = next;
    cut = index + 1;
  }
  if (cut === words.length) return hyphened(withoutDangling([...words]));
  return withoutDangling(words.slice(0, breakAt > 0 ? breakAt : cut));
}

function withoutDangling(words: PermitWord[]): PermitWord[] {
  while (words.length > 1 && DANGLING.has(words.at(-1)?.key ?? '')) words.pop();
  return words;
}
