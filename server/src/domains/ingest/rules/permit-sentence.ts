import { ACRONYMS, PROPER } from '../../assistant/public.ts';
import { isCommon } from './permit-lexicon.ts';
import { Pause, type PermitWord } from './permit-words.ts';

/** Words that permits write in capitals, in addition to those of customers' texts. */
const CAPITALS = new Set(
  'ada epdm tpo gaf lvp nec wc ev kw kv btu rv hoa adu atm mri ct pa tv ups it dj er icu id rtu vav vrf lvp wifi fdc rpz uv usps ymca kfc cvs ups ii iii'.split(
    ' ',
  ),
);

/** Joins words into one line in sentence case. Texts in capitals, or with a capital on each word, are lower-cased. */
export function inSentence(words: readonly PermitWord[]): string {
  const letters = words.filter(({ isNumber }) => !isNumber);
  const long = letters.filter(({ shown }) => shown.length > 3);
  const isCapital = ({ shown }: PermitWord) => shown.charAt(0) !== shown.charAt(0).toLowerCase();
  const later = long.slice(1);
  const isLoud =
    long.filter(({ shown }) => shown === shown.toUpperCase()).length * 2 > long.length ||
    (later.length > 0 && later.filter(isCapital).length * 2 >= later.length);
  let line = '';
  words.forEach((word, index) => {
    const isFamily = word.key === 'family' && COUNTED.has(words[index - 1]?.key ?? '');
    const comma = word.pause > Pause.none ? ', ' : isFamily ? '-' : word.joint;
    line += index === 0 ? cased(word, isLoud) : `${comma}${cased(word, isLoud)}`;
  });
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function cased({ key, shown }: PermitWord, isLoud: boolean): string {
  const low = shown.toLowerCase();
  if (ACRONYMS.has(low) || CAPITALS.has(low)) return low.toUpperCase();
  if (PROPER.has(low)) return low.charAt(0).toUpperCase() + low.slice(1);
  // A capital within a quiet sentence marks a name, unless the word is common in permits.
  if (/\d/.test(shown)) return shown;
  return isLoud || shown === shown.toUpperCase() || isCommon(key) ? low : shown;
}

/**
 * Converts a title of several words in all capitals to sentence case, 'KITCHEN REMODEL' to 'Kitchen remodel'; leaves
 * any other unchanged.
 */
export function quieted(title: string): string {
  const words = title.split(' ');
  const isLoud = title === title.toUpperCase() && words.filter((word) => /\p{L}{4}/u.test(word)).length > 1;
  if (!isLoud) return title;
  const line = words.map((word) => quietWord(word)).join(' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function quietWord(word: string): string {
  const low = word.toLowerCase();
  const bare = low.replace(/[^\p{L}\p{N}]/gu, '');
  if (/\d/.test(bare) || ACRONYMS.has(bare) || CAPITALS.has(bare)) return word;
  return PROPER.has(bare) ? low.charAt(0).toUpperCase() + low.slice(1) : low;
}

const COUNTED = new Set(['single', 'multi', 'one', 'two', 'three', 'four']);
