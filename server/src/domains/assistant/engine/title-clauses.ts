import { TURNS } from './title-openers.ts';
import { folded, isTelling } from './title-reading.ts';
import { set } from './title-words.ts';

const MOST_CLAUSES = 40;
const MOST_CLAUSE = 240;

const ASIDES = /\([^()]{0,300}\)|\[[^[\]]{0,300}\]|https?:\S+|www\.\S+|\br\/\w+/giu;
const BREAKS = /[.!?…;:]+(?=\s|$)|[()[\]¿¡•*]+|\s[-–—]{1,3}\s|\s*—\s*|\.{2,}/u;
const RUDE = /\b(?:shitty|fucking|effing|freaking|frigging|damn(?:ed)?|goddamn|crappy|stupid|bloody)\s/giu;
const HESITATIONS = /(?:,\s*|\s+|\.{3}\s*)(?:u+m+|u+h+|e+r+m|h+m+|este|eh)\b[,.…]*(?=\s|$)/giu;
const CLAUSE_BEGINNINGS = `
  but and so it its it's i i'm i've we we're we've they there there's he she you can can't could would should please pls
  what how why is are do does did need want any not now then my our the this that which who because cause thanks thank
  hi hello also plus maybe just right looking help while when if since until no_rush no_idea anytime asap zip call text
  fix one seems? going due in at on two to have hopefully preferably around about
  pero y ya no se mi me el la los las es está esta necesito quiero por gracias porque cuando creo urge ahora
`;
/** A comma between clauses: a new clause or filler follows. */
const COMMAS = new RegExp(
  `,\\s+(?=(?:${CLAUSE_BEGINNINGS.trim().split(/\s+/).join('|').replaceAll('_', ' ')})\\b)`,
  'iu',
);

/** Returns the clauses of a text. Any of them may name the job. */
export function clausesOf(text: string): string[] {
  const plain = text
    .replace(ASIDES, ' ')
    .replace(HESITATIONS, ' ')
    .replace(/["“”«»]/g, '')
    .replace(RUDE, '')
    .replace(/\b(is|are)\s+it'?s (?=\w+ing\b)/giu, '$1 ')
    .replace(/\s+/g, ' ');
  return plain
    .split(BREAKS)
    .flatMap((sentence) => sentence.slice(0, MOST_CLAUSE).split(COMMAS))
    .flatMap((clause) => clause.split(TURNS))
    .flatMap(partedBySubject)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .slice(0, MOST_CLAUSES);
}

const SUBJECTS = /^(?:i|i'm|i've|we|we're|it's|it|there's|they|they're|you|he|she)$/;
const IS_VERB =
  /^(?:is|was|just|has|won't|doesn't|don't|got|will|would|can|can't|only|started|still|froze|went|(?!downstairs|upstairs|always)\w+s)$/;
/** Words after which a subject belongs to the same clause. */
const LEADS_IN = set(`
  when while if that which because after before since time as where until what how and or but whenever than so for with
  to day place unless like think
`);

/** Splits speech, which has no periods, where a subject follows words that name the problem. */
function partedBySubject(clause: string): string[] {
  const words = clause.split(' ');
  const at = words.findIndex((word, index) => {
    if (index < 3) return false;
    const [before, one, next] = [words[index - 1] ?? '', word, words[index + 1] ?? ''].map(folded);
    return (
      SUBJECTS.test(one ?? '') &&
      !LEADS_IN.has(before ?? '') &&
      (one !== 'it' || IS_VERB.test(next ?? '')) &&
      isTelling(words.slice(0, index).join(' '))
    );
  });
  return at < 0 ? [clause] : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}
