import { type Finder, type Hit, hitsIn } from './permit-lexicon.ts';
import { Pause, type PermitWord, permitWords } from './permit-words.ts';

/** One text of a row, split into words, with their meanings. */
export interface ReadText {
  readonly words: readonly PermitWord[];
  /** The hits about the job, without legal text and negations. */
  readonly hits: readonly Hit[];
}

/** The texts of a row that describe the job. */
export interface ReadPermit {
  readonly kind: ReadText;
  readonly category: ReadText;
  readonly title: ReadText;
  readonly description: ReadText;
  readonly contractor: ReadText;
}

/** The texts of a row, plain. Missing ones are ''. */
export interface PermitTexts {
  readonly kind: string;
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly contractor: string;
}

/** Maximum characters read of a description. */
const MOST_READ = 1500;
/** Maximum words that a negation covers. */
const DENIED_WORDS = 7;
/** Maximum words read of a kind of permit, a category or a name. */
const FEW_WORDS = 24;

/** Codes of permit offices that stand alone in a column. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['NB', 'new building'],
  ['DM', 'demolition'],
  ['EQ', 'construction equipment'],
  ['EW', 'alteration'],
  ['PL', 'plumbing'],
  ['MH', 'mechanical'],
  ['BL', 'boiler'],
  ['SP', 'sprinkler'],
  ['SG', 'sign'],
  ['FN', 'fence'],
  ['A1', 'alteration'],
  ['A2', 'alteration'],
  ['A3', 'alteration'],
]);

const NOTHING: ReadText = { words: [], hits: [] };

/** Parses the texts of a row once, for all rules that use them. */
export const readPermit = (
  { kind, category, title, description, contractor }: PermitTexts,
  find: Finder = hitsIn,
): ReadPermit => ({
  kind: readFiled(CODES.get(kind) ?? kind, find),
  category: readFiled(CODES.get(category) ?? category, find),
  title: readText(title, find, FEW_WORDS),
  description: readText(description.slice(0, MOST_READ), find),
  contractor: readText(contractor, find, FEW_WORDS),
});

function readText(text: string, find: Finder, most?: number): ReadText {
  if (text === '') return NOTHING;
  const words = permitWords(text, most);
  return { words, hits: toldHits(words, find) };
}

/** Many rows share kinds and categories. */
const MOST_REMEMBERED = 2000;
const remembered = new Map<string, ReadText>();

function readFiled(text: string, find: Finder): ReadText {
  if (find !== hitsIn) return readText(text, find, FEW_WORDS);
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const read = readText(text, find, FEW_WORDS);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, read);
  return read;
}

/** Returns the hits outside legal text and negations. */
function toldHits(words: readonly PermitWord[], find: Finder): Hit[] {
  const told: Hit[] = [];
  let silentTo = 0;
  let deniedTo = 0;
  for (const hit of find(words)) {
    if (hit.at < silentTo) continue;
    if (hit.meaning.isLegal === true) {
      silentTo = nextPause(words, hit.end, Pause.stop);
      continue;
    }
    if (hit.meaning.denies === true) {
      deniedTo = Math.min(nextPause(words, hit.end, Pause.comma), hit.end + DENIED_WORDS);
      continue;
    }
    if (hit.at >= deniedTo) told.push(hit);
  }
  return told;
}

function nextPause(words: readonly PermitWord[], from: number, pause: number): number {
  let at = from;
  while (at < words.length && (words[at]?.pause ?? 0) < pause) at += 1;
  return at;
}
