import { ACRONYMS, PROPER } from '../../assistant/public.ts';
import { Pause, type PermitWord } from './permit-words.ts';

/** Written in capitals in permits, besides those of customers' texts. */
const CAPITALS = new Set(
  'ada epdm tpo ev kw kv btu rv hoa adu atm mri ct pa tv ups it dj er icu id rtu vav vrf lvp wifi fdc rpz uv usps ymca kfc cvs ups ii iii'.split(
    ' ',
  ),
);

/** Joins words to one sentence-case line. Texts in capitals, or with a capital on each word, are lowered. */
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
    const comma = word.pause === Pause.comma ? ', ' : word.pause === Pause.stop ? ', ' : word.joint;
    line += index === 0 ? cased(word, isLoud) : `${comma}${cased(word, isLoud)}`;
  });
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function cased({ shown, isNumber }: PermitWord, isLoud: boolean): string {
  if (isNumber) return shown;
  const low = shown.toLowerCase();
  if (ACRONYMS.has(low) || CAPITALS.has(low)) return low.toUpperCase();
  if (PROPER.has(low)) return low.charAt(0).toUpperCase() + low.slice(1);
  // A capital inside of a quiet sentence is a name.
  return isLoud || shown === shown.toUpperCase() ? (/\d/.test(shown) ? shown : low) : COMMON.test(shown) ? low : shown;
}

/** A title of several words all in capitals in sentence case, 'KITCHEN REMODEL' as 'Kitchen remodel'; any other as it is. */
export function quieted(title: string): string {
  const words = title.split(' ');
  const isLoud = title === title.toUpperCase() && words.filter((word) => /\p{L}{4}/u.test(word)).length > 1;
  if (!isLoud) return title;
  const line = words.map((word) => quietWord(word)).join(' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function quietWord(word: string): string {
  const low = word.toLowerCase();
  const bare = low.replace(/[^\p{L}\p{N}]+/gu, '');
  if (/\d/.test(bare) || ACRONYMS.has(bare) || CAPITALS.has(bare)) return word;
  return PROPER.has(bare) ? low.charAt(0).toUpperCase() + low.slice(1) : low;
}

/** Words that permits write with a capital for no reason. */
const COMMON =
  /^(?:New|Single|Family|House|Home|Residence|Residential|Commercial|Building|Interior|Exterior|Remodel|Renovation|Addition|Replace(?:ment)?|Install(?:ation)?|Repair|Existing|Roof|Deck|Garage|Kitchen|Bath(?:room)?s?|Electrical|Plumbing|Mechanical|Water|Heater|Sewer|Line|Service|Unit|Room|Floor|Basement|Apartments?|Office|Tenant|Finish|Improvement|Wall|Windows?|Doors?|Sign|Fence|Pool|Shed|Porch|Patio|Sanitary|Duplex|Multi|Detached|Attached|Accessory)$/;
