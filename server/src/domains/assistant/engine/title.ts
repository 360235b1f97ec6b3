import { readableText } from './readable-text.ts';
import { stopWords } from './stop-words.ts';
import { inSentenceCase } from './title-case.ts';
import { clausesOf } from './title-clauses.ts';
import { CLOSERS, OPENERS, type Rewriting, SPANISH_OPENERS, WEAK_TURNS } from './title-openers.ts';
import { folded, isTelling, isThing, isTrouble, wordsOf } from './title-reading.ts';
import { DANGLING, OPEN, PLACES } from './title-words.ts';

/** Characters in the longest title. */
export const MOST_TITLE = 60;
/** A clause is never cut shorter than this. */
const LEAST_TITLE = 14;
/** Characters read from a text; the rest is ignored. */
const MOST_READ = 2000;
/** Filler follows filler, but not more often than this. */
const MOST_ROUNDS = 12;

/** The points a clause gains or loses as a title. */
const WORTH = {
  thing: 3,
  trouble: 2.5,
  place: 1,
  later: 0.6,
  latest: 2.4,
  person: 1.5,
  pronoun: 3,
  fine: 5,
  cut: 0.3,
  single: 1,
  thingless: 1,
};

/**
 * Returns a job's title in the customer's own words: the clause that names the problem and its location, in sentence
 * case, without greetings, at most `MOST_TITLE` characters.
 * @returns null if no clause describes a job
 */
export function titleFrom(text: string): string | null {
  const said = text
    .slice(0, MOST_READ)
    .split(/[\n\r|]+/)
    .map(readableText)
    .join('. ');
  const [best] = clausesOf(said)
    .map((clause, index) => {
      const bare = bareClause(clause);
      const title = shortened(bare);
      const lost = Math.min(index * WORTH.later, WORTH.latest) + (title === bare ? 0 : WORTH.cut);
      return { title, worth: worthOf(title, clause) - lost };
    })
    .filter(({ title, worth }) => worth > 0 && saysSomething(title))
    .sort((one, other) => other.worth - one.worth);
  return best === undefined ? null : inSentenceCase(best.title);
}

/** Returns a clause without filler. */
function bareClause(clause: string): string {
  let rest = turned(clause);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = rest;
    for (const closer of CLOSERS) rest = rest.replace(closer, '');
    rest = rewritten(rewritten(rest, OPENERS), SPANISH_OPENERS);
    if (rest === before) break;
  }
  return spelled(rest);
}

function rewritten(text: string, rewritings: readonly Rewriting[]): string {
  let rest = text;
  for (const [pattern, instead] of rewritings) {
    const next = rest.replace(pattern, instead);
    // An opener may be the whole text.
    if (next.trim() !== '') rest = next;
  }
  return rest;
}

const DOES = /^(?:why|how come)\s+(?:does|do|is|are|won'?t|can'?t)\s+/iu;
const THAT =
  /^(?:it'?s|its|it is) (?:the |my |our )?([^,]{2,40}?) that (?=(?:won'?t|is|has|keeps|needs|doesn'?t|isn'?t|broke|leaks?)\b)/iu;
const VERBS =
  /\s(keep|smell|make|leak|run|turn|take|sound|trip|flicker|drip|freeze|shut|stay|blow|burn|click|hum|rattle|clog|back|get|feel|look|go)\s/iu;

/**
 * Rewrites 'why does my AC keep tripping' as 'my AC keeps tripping', and 'it's the heater that won't light' as 'heater
 * won't light'.
 */
function turned(clause: string): string {
  const said = clause.replace(THAT, '$1 ');
  if (!DOES.test(said)) return said;
  const rest = said.replace(DOES, '');
  return /^(?:why|how come)\s+does\b/iu.test(said)
    ? `${rest} `.replace(VERBS, (_, verb: string) => ` ${thirdPerson(verb)} `).trim()
    : rest;
}

const thirdPerson = (verb: string): string => (/(?:sh|ch|s|x|o)$/i.test(verb) ? `${verb}es` : `${verb}s`);

/** Changes 'my' and 'our' to 'the' for other readers and capitalizes names of machines. */
const spelled = (text: string): string =>
  text
    .replace(/\b(just|got|in|making|put|hang|has|for|have) like (?=\S)/giu, '$1 ')
    .replace(
      /\s(?:my|our|this|these)\s(?!(?:wife|husband|mother|mom|dad|father|neighbor|son|daughter|i|is|was|the|it|morning|week|evening|one|time|month|year|afternoon|summer|winter)\b)(?=[\p{L}\d])/giu,
      ' the ',
    )
    .replace(/\ba\/c\b/giu, 'AC')
    .replace(/\bw\/\s?o\b/giu, 'without')
    .replace(/\bw\/\s?/giu, 'with ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the clause, cut where it may end if it is too long. */
function shortened(clause: string): string {
  if (clause.length <= MOST_TITLE) return withoutDangling(clause, OPEN);
  const turn = WEAK_TURNS.flatMap((turns) =>
    [...clause.matchAll(turns)]
      .map(({ index }) => index)
      .filter((at) => at <= MOST_TITLE)
      .reverse(),
  ).find((at) => at >= LEAST_TITLE && isTelling(clause.slice(0, at)));
  // Nothing is left of a single word that is longer than a title.
  return withoutDangling(clause.slice(0, turn ?? Math.max(clause.lastIndexOf(' ', MOST_TITLE), 0)), DANGLING);
}

/** Matches a run from its first character only. Trying every character would take quadratic time. */
const DANGLING_MARKS = /(?<![\s,.;:!?…/&+-])[\s,.;:!?…/&+-]+$/u;

function withoutDangling(text: string, dangling: ReadonlySet<string>): string {
  const words = text.replace(DANGLING_MARKS, '').split(' ');
  while (words.length > 1 && dangling.has(folded(words.at(-1) ?? ''))) words.pop();
  return words.join(' ').replace(DANGLING_MARKS, '');
}

/** Phrases that dismiss something. */
const FINE =
  /\bbill\b|\bfactura\b|\b(?:is|are|was|were|that's|works?|working|seems?|looks?|est[aá]|funciona)(?: \w+)? (?:fine|ok|okay|good|great|bien|not the (?:problem|issue))\b|^(?:not|no es) (?:the|el|la)\b/iu;

const SUBJECT = /^(?:i|we|he|she|they|it|you|it's|its|that's|they're|i'm|he's|she's|ella|el|yo|esto|eso)$/;
const PERSON = /^(?:i|i'm|i've|we|me|you|us|one)$/;
const ENDS_IN_PRONOUN = /\b(?:it|them|one|eso|los?|las?)[.!?]*$/iu;

/** Scores a clause as a title. */
function worthOf(title: string, clause: string): number {
  const words = wordsOf(title);
  let worth = words.some(isThing) ? WORTH.thing : -WORTH.thingless;
  if (words.some(isTrouble)) worth += WORTH.trouble;
  if (words.some((word) => PLACES.has(word))) worth += WORTH.place;
  if (SUBJECT.test(words[0] ?? '')) worth -= WORTH.pronoun;
  if (words.some((word) => PERSON.test(word))) worth -= WORTH.person;
  if (ENDS_IN_PRONOUN.test(clause)) worth -= WORTH.person;
  if (words.length < 2) worth -= WORTH.single;
  if (FINE.test(clause)) worth -= WORTH.fine;
  return worth;
}

/** Returns whether it names a thing, or a problem along with other words that matter. */
function saysSomething(title: string): boolean {
  const words = wordsOf(title);
  if (words.some(isThing)) return true;
  const ownWords = words.filter(
    (word) => word.length > 2 && !stopWords.has(word.replaceAll("'", '')) && !isTrouble(word),
  );
  return words.some(isTrouble) && ownWords.length > 0;
}
