import { hitsIn } from './permit-lexicon.ts';
import type { ReadText } from './permit-reading.ts';
import { Pause, type PermitWord } from './permit-words.ts';

export interface Clause {
  readonly words: readonly PermitWord[];
  readonly worth: number;
}

/** Maximum number of clauses read per text; the job is named near the beginning. */
const MOST_CLAUSES = 8;
/** Penalty for each later clause. */
const LATER = 0.6;

/** Splits a text into clauses and scores how well each one names the job. */
export function clausesOf({ words }: ReadText): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= words.length && clauses.length < MOST_CLAUSES; at += 1) {
    if (at < words.length && (words[at]?.pause ?? 0) < Pause.stop) continue;
    clauses.push(rated(words.slice(from, at), clauses.length));
    from = at;
  }
  return clauses;
}

/** Clauses that begin with these explain or concern other things. */
const TELLING_NOT = new Set(
  'i at it there this that must not no note please also house he she they owner if maximum max min apply'.split(' '),
);

/**
 * If a heading has only these words, the title comes from the text after it: 'Interior alterations: convert two-flat
 * …'.
 */
const HEADING = new Set(
  'interior exterior alteration renovation remodel rehab repair addition work general building residential commercial minor and project of'.split(
    ' ',
  ),
);
const HEADING_LOSS = 1.7;

/** Minimum number of words for a clause of unknown words to count. */
const SOME_WORDS = 3;

function rated(clause: readonly PermitWord[], index: number): Clause {
  const hits = hitsIn(clause);
  const legal = hits.find(({ meaning }) => meaning.isLegal === true)?.at ?? clause.length;
  const words = clause.slice(0, legal);
  let worth = 0;
  let isActed = false;
  let isNamed = false;
  let isPlaced = false;
  for (const { meaning } of hits) {
    if (meaning.isLegal === true || meaning.denies === true) break;
    isActed ||= meaning.act !== undefined;
    isNamed ||= meaning.thing !== undefined;
    isPlaced ||= meaning.home !== undefined || meaning.business !== undefined;
  }
  if (isActed) worth += 2;
  if (isNamed) worth += 2;
  if (isPlaced) worth += 0.5;
  if (worth > 0 && TELLING_NOT.has(words[0]?.key ?? '') && !OPENERS_OF_THIS.has(words[1]?.key ?? '')) worth -= 1.5;
  if (words.length < 2) worth -= 1;
  if (worth > HEADING_LOSS && words.every(({ key }) => HEADING.has(key))) worth -= HEADING_LOSS;
  if (hits.length === 0 && index === 0 && words.length >= SOME_WORDS) return { words, worth: 0.3 };
  return { words, worth: worth === 0 ? 0 : worth - index * LATER };
}

const OPENERS_OF_THIS = new Set(['project', 'would', 'work', 'scope', 'will']);

/** Skips demolition that makes room for something new: 'demolition of garage and construction of new shed'. */
export function fromNew(words: readonly PermitWord[]): readonly PermitWord[] {
  const acts = hitsIn(words).filter(({ meaning }) => meaning.act !== undefined);
  const first = acts[0]?.meaning.act;
  const built = acts.find(({ meaning }) => meaning.act === 'new');
  return (first === 'demolish' || first === 'remove') && built !== undefined ? words.slice(built.at) : words;
}

/** Phrases that may precede the main point, each a sequence of words in the form of `PermitWord.key`. */
const OPENERS: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  `
limited to|there will be a|there will be|there is a|there is|to|permit to|permit for|permit a|permit an|permit|for the|for|the|a|an|of|this|project|this project|propose the|propose to|proposed|proposing|proposal to|proposal for|propose|involve|consist of|consisting of|is a|is to|is|are
scope of work|scope|scope include|work to include|work include|include|including|we|i|would like to|will be|will|obtain a permit to|obtain permit to|be|am|applicant|homeowner|owner|request to|request|requesting|would like|want to|plan to|planning to
already|already constructed|conduct|perform|performing|legalization of the|description|job description|necessary|voluntary|minor work|per master permit|per|master permit|furnish and|pulling a|pull a|remodel only|residential only|commercial only|and|with|express permit program|express permit|easy permit process|work is|the work|work|general|misc`
    .trim()
    .split(/[|\n]/)
    .map((phrase) => phrase.trim().split(' '))
    .toSorted((one, other) => other.length - one.length),
  ([first]) => first ?? '',
);

/** Leading verbs, as written and as used in a title; null where 'New' replaces them. */
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
  ['demo', 'demolish'],
]);

/** Phrases that end a title: what follows is plans, codes and conditions. */
const ENDS = new Set(
  'per as-per shown which that whereas located accordance conforming w refer ref see plans approx applicant'.split(' '),
);
/** Words that add nothing to a title. */
const EMPTY = new Set('existing only complete necessary required proposed approximately permit'.split(' '));
const MOST_ROUNDS = 10;

/** Strips a clause down to its main point. */
export function bareClause(clause: readonly PermitWord[]): PermitWord[] {
  let words = withoutAddress(afterCode(clause)).filter((word, index, all) =>
    isKept(word, all[index - 1], all[index + 1]),
  );
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const opener = openerOf(words);
    if (opener === undefined) break;
    words = words.slice(opener.length);
  }
  words = withVerb(words);
  const end = words.findIndex(
    (word, index) =>
      index > 0 && (ENDS.has(word.key) || (index > 2 && HARD.has(`${word.key} ${words[index + 1]?.key ?? ''}`))),
  );
  if (end !== -1) words = words.slice(0, end);
  words = words.filter(({ key }, index) => {
    const isEmpty = EMPTY.has(key) || (ARTICLES.has(key) && EMPTY.has(words[index + 1]?.key ?? ''));
    return !isEmpty || (index === 0 && words.length < 3);
  });
  words = words.map((word) => (word.key === 'demo' ? { ...word, key: 'demolition', shown: 'demolition' } : word));
  words = words.filter(({ key, isNumber }, index) => isNumber || key !== words[index - 1]?.key).map(withAmps);
  const bare = words.some(({ key }) => key.includes('conver')) ? words : withoutBuilding(words);
  return bare.map((word, index) => withArticle(word, bare[index + 1]));
}

/** These end a title wherever they occur. */
const HARD = new Set(
  'to be|for the|like for|same size|as per|as shown|per plan|in accordance|no change|not to|under separate|by separate|as part|subject to|so that|in order|to code|to remain|due date'.split(
    '|',
  ),
);

function isKept(word: PermitWord, before: PermitWord | undefined, after: PermitWord | undefined): boolean {
  if (word.isNumber && word.shown.replace(/\D/g, '').length > 6) return false;
  if (!word.isAside) return word.shown.length < 25;
  // Skips '(2) doors', but keeps 'one (1)'.
  return (
    word.isNumber &&
    word.shown.length < 4 &&
    after?.isAside !== true &&
    !NUMBERS.has(before?.key ?? '') &&
    before?.isNumber !== true
  );
}

/** Things that forms count. A count of zero is not part of the job: '0 dwelling units, 3 non-residential'. */
const COUNTED = new Set(['dwelling', 'unit', 'residential', 'bedroom', 'bathroom']);

/** Drops a form's leading number: '0Remove and replace' or 'M mechanical 0 replace'. */
function afterCode(words: readonly PermitWord[]): readonly PermitWord[] {
  const at = words.slice(0, 5).findIndex(({ isNumber, shown }) => isNumber && shown === '0');
  if (at === 0 && COUNTED.has(words[1]?.key ?? '')) {
    const next = words.findIndex(({ pause }, index) => index > 1 && pause > 0);
    return next === -1 ? words : words.slice(next);
  }
  return at === words.length - 1 ? words : words.slice(at + 1);
}

const STREETS = new Set(
  'st street ave avenue rd road dr drive blvd boulevard ln lane ct court pl place way pike hwy highway pkwy parkway ter terrace cir circle'.split(
    ' ',
  ),
);
const STREET_WORDS = 6;

/** Drops 'at 123 S Main St': the address is shown elsewhere. */
function withoutAddress(words: readonly PermitWord[]): readonly PermitWord[] {
  const from = words.findIndex(
    ({ key }, index) => (key === 'at' || key === 'for') && words[index + 1]?.isNumber === true,
  );
  if (from < 0) return words;
  const length = words.slice(from + 2, from + 2 + STREET_WORDS).findIndex(({ key }) => STREETS.has(key));
  return length < 1 ? words : [...words.slice(0, from), ...words.slice(from + 3 + length)];
}

const NUMBERS = new Set('one two three four five six seven eight nine ten eleven twelve'.split(' '));

const openerOf = (words: readonly PermitWord[]): readonly string[] | undefined =>
  OPENERS.get(words[0]?.key ?? '')?.find((phrase) => phrase.length < words.length && startsWith(words, phrase));

const startsWith = (words: readonly PermitWord[], phrase: readonly string[]): boolean =>
  phrase.every((key, index) => words[index]?.key === key);

/** Turns 'Construct a new shed' into 'New shed' and 'installing one sump' into 'install one sump'. */
function withVerb(words: PermitWord[]): PermitWord[] {
  for (const length of [3, 2, 1]) {
    // 'Build out' is a phrasal verb, not the verb 'build'.
    if (words[length]?.key === 'out') return words;
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

/** Turns 'Water heater change out' into 'Water heater change-out'. */
function hyphened(words: PermitWord[]): PermitWord[] {
  const out = words.length - 1;
  const isNoun = out > 1 && words[out]?.key === 'out' && words[out - 1]?.key === 'change';
  return isNoun ? words.map((word, index) => (index === out ? { ...word, joint: '-' } : word)) : words;
}

/** From this value on, '200 a' is a current. */
const LEAST_AMPS = 30;

function withAmps(word: PermitWord, index: number, words: readonly PermitWord[]): PermitWord {
  const before = words[index - 1];
  const isCurrent = word.key === 'a' && before?.isNumber === true && Number(before.key) >= LEAST_AMPS;
  return isCurrent ? { ...word, key: 'amp', shown: 'amp' } : word;
}

/** Turns 'an' into 'a' after 'existing' has been dropped. */
function withArticle(word: PermitWord, next: PermitWord | undefined): PermitWord {
  if (word.key !== 'an' && word.key !== 'a') return word;
  const isOpen = /^(?:[aeio]|un(?!i))/.test(next?.key ?? '');
  return (word.key === 'an') === isOpen ? word : { ...word, key: isOpen ? 'an' : 'a', shown: isOpen ? 'an' : 'a' };
}

const ARTICLES = new Set(['a', 'an', 'the']);
const TO = new Set(['to', 'for', 'of', 'at', 'in', 'on', 'within']);

/** Drops '… to residence' from the end, because the building is implied. */
function withoutBuilding(words: PermitWord[]): PermitWord[] {
  const first = Math.max(words.length - 5, 2);
  const at = words.findIndex(
    ({ key }, index) =>
      index >= first && TO.has(key) && isOnlyBuilding(words.slice(index + 1)) && hasActAndThing(words.slice(0, index)),
  );
  return at === -1 ? words : words.slice(0, at);
}

function isOnlyBuilding(words: readonly PermitWord[]): boolean {
  const [hit] = hitsIn(words);
  if (hit === undefined) return false;
  const isHome = hit.meaning.thing === 'dwelling' || words[0]?.key === 'building';
  const bare = words.filter(({ key }) => !ARTICLES.has(key) && key !== 'new');
  return isHome && bare.length <= hit.end - hit.at;
}

const hasActAndThing = (words: readonly PermitWord[]): boolean =>
  hitsIn(words).some(({ meaning }) => meaning.thing !== undefined || meaning.trade !== undefined);

/** Maximum number of words from a size to the thing it describes. */
const SIZE_WORDS = 14;

/** Removes the first size from before its object: '12 x 16 ft storage shed' becomes 'storage shed' and '12 x 16 ft'. */
export function withoutSize(words: readonly PermitWord[]): {
  readonly words: readonly PermitWord[];
  readonly size: string;
} {
  let rest = [...words];
  let size = '';
  for (let at = 0; at < Math.min(rest.length, SIZE_WORDS); at += 1) {
    const found = sizeAt(rest, at);
    if (found === null || BREAKS.has(rest[at - 1]?.key ?? '')) continue;
    const next = rest[at + found.length];
    if (next === undefined || next.pause > 0 || BREAKS.has(next.key)) continue;
    if (size === '') size = found.text;
    rest = [...rest.slice(0, at), ...rest.slice(at + found.length)];
    at -= 1;
  }
  return { words: rest, size };
}

/** '192 sq ft', '12 ft x 16 ft'. */
function sizeAt(words: readonly PermitWord[], at: number): { readonly length: number; readonly text: string } | null {
  const key = (index: number) => words[index]?.key ?? '';
  if (words[at]?.isNumber !== true) return null;
  if (key(at + 1) === 'sq') return { length: 3, text: `${words[at]?.shown} sq ft` };
  const sides: string[] = [];
  let next = at;
  while (words[next]?.isNumber === true && sides.length < 3) {
    sides.push(words[next]?.shown ?? '');
    next += key(next + 1) === 'ft' ? 2 : 1;
    if (key(next) !== 'x') break;
    next += 1;
  }
  return sides.length < 2 ? null : { length: next - at, text: `${sides.join(' x ')} ft` };
}

/** Titles are never cut shorter than this. */
const LEAST_TITLE = 16;
const BREAKS = new Set(
  'and with for to in at on by from including of or under within into over as using via through behind'.split(' '),
);
/** Words that can't end a title. */
const DANGLING = new Set(
  'a an the and or of to in on at by for with from into under over within including new as is are be will that this its x no existing their his her our 1 one 2 approximately between also install remove replace same due'.split(
    ' ',
  ),
);

/** Cuts words to `limit` characters at a suitable end. */
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
