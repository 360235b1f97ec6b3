import { firstNames } from './first-names.ts';
import type { Span } from './said-phone.ts';
import { Cue, type SaidText } from './said-words.ts';
import { stopWords } from './stop-words.ts';

const isFirstName = (word: string): boolean => firstNames.has(plain(word));

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]s?$/, '')
    .replace(/['’]/g, '');

/** Always followed by a name. */
const SURE =
  /\b(?:my name['’]?s|my name is|name is|name['’]s|name:|named|ask for|ask (?:the )?(?:\p{L}+ ){1,2}for|asking for|contact|reach|call for|talk to|speak (?:to|with)|attn:?|me llamo|mi nombre es|nombre:|pregunte(?:n)? por|preguntar por|hablar con|comun[ií]quese con|a nombre de)\s+(?:me,?\s+|my (?:assistant|office manager|manager|tenant)\s+)?/giu;
/** Often followed by something else: 'this is urgent', 'call me', 'I'm home'. */
const LIKELY =
  /(?:\b(?:this is|it['’]?s|i['’]?m|i am|hi|call|text|thanks|thank you|thx|regards|sincerely|cheers|signed|love|soy|habla|le habla|atentamente|gracias|saludos)\b|[—–-]|[.!?,])\s*[,.!-]*\s*/giu;
const HERE = /(?:^|[.!?,]\s*)([\p{L}'’]+(?:\s[\p{L}'’]+)?) (?:here|aquí)\b/giu;
const TITLE = /^(?:mr|mrs|ms|miss|dr|sr|sra|srta|don|doña|señora?)\.?$/iu;
const PARTICLE = /^(?:de|la|del|van|von|der|di|da|mc|st)\.?$/iu;
const RELATIVE = /\b(?:my|his|her|our|their|mi|su)\s+(?:\p{L}+\s+){0,2}\p{L}*[\s,]*$/iu;
const MOST_WORDS = 3;

interface Found extends Span {
  readonly value: string;
}

/**
 * Returns the name of the writer or of the person to ask for; null if there is none.
 * @param isOrdinary returns whether a lowercase word is an everyday word and so not a last name
 */
export function saidName(
  { text, cues }: SaidText,
  taken: readonly Span[],
  isOrdinary: (word: string) => boolean,
): Found | null {
  if ((cues & (Cue.introduction | Cue.person)) === 0) return null;
  const free = ({ from, to }: Span) => !taken.some((span) => from < span.to && to > span.from);
  const after = (pattern: RegExp, sure: boolean): Found[] =>
    [...text.matchAll(pattern)].flatMap(({ 0: lead, index }) => {
      const at = index + lead.length;
      const found = nameAt(text, at, sure, isOrdinary);
      if (!found || !free(found)) return [];
      // A comma or period alone doesn't introduce a name, unless nothing but the name follows.
      const isBare = !/\p{L}/u.test(lead);
      if (isBare && (!/^\s*(?:$|[.,!?;-])/.test(text.slice(found.to)) || RELATIVE.test(text.slice(0, index))))
        return [];
      return [found];
    });
  const [sure] = (cues & Cue.introduction) === 0 ? [] : after(SURE, true);
  if (sure) return sure;
  if ((cues & Cue.person) === 0) return null;
  const [here] = [...text.matchAll(HERE)].flatMap(({ 0: lead, 1: name = '', index }) => {
    const found = nameAt(text, index + lead.indexOf(name), false, isOrdinary);
    return found ? [found] : [];
  });
  return here ?? after(LIKELY, false)[0] ?? opening(text, isOrdinary);
}

/** Finds a name that stands alone at the start: 'Jenny, the sink leaks'. */
function opening(text: string, isOrdinary: (word: string) => boolean): Found | null {
  const found = nameAt(text, 0, false, isOrdinary);
  return found && /^\s*(?:$|[.,!;:-])/.test(text.slice(found.to)) ? found : null;
}

/** Returns the name at a position. Unless a name is certain, its first word must be a known first name or a title. */
function nameAt(text: string, at: number, sure: boolean, isOrdinary: (word: string) => boolean): Found | null {
  const words = [...text.slice(at).matchAll(/[\p{L}][\p{L}'’-]*\.?/gu)].slice(0, MOST_WORDS + 1);
  const kept: { text: string; to: number }[] = [];
  let end = at;
  for (const { 0: written, index } of words) {
    const from = at + index;
    const gap = text.slice(end, from);
    if (kept.length === 0 ? gap !== '' : gap !== ' ') break;
    const isTitle = kept.length === 0 && TITLE.test(written);
    const word = isTitle ? written : written.replace(/\.$/, '');
    const afterTitle = TITLE.test(kept.at(-1)?.text ?? '');
    const place = { isFirst: kept.length === 0 || afterTitle, isSure: sure || afterTitle };
    if (!isTitle && !belongs(word, place, isOrdinary)) break;
    end = from + word.length;
    kept.push({ text: word, to: end });
    if (kept.filter(({ text }) => !TITLE.test(text)).length === MOST_WORDS || (word !== written && !isTitle)) break;
  }
  while (kept.length > 0 && PARTICLE.test(kept.at(-1)?.text ?? '')) kept.pop();
  const last = kept.at(-1);
  if (!last || kept.every(({ text }) => TITLE.test(text))) return null;
  const value = kept.map(({ text }) => capitalized(text)).join(' ');
  return value.length > 80 ? null : { value, from: at, to: last.to };
}

/** Returns whether a word can be part of a name. A last name must follow a first name, a title, or an introduction. */
function belongs(
  word: string,
  { isFirst, isSure }: { isFirst: boolean; isSure: boolean },
  isOrdinary: (word: string) => boolean,
): boolean {
  const lower = plain(word);
  if (!isFirst && PARTICLE.test(word)) return true;
  if (stopWords.has(lower)) return false;
  if (isFirst && isFirstName(word)) return true;
  if (isFirst && !isSure) return false;
  const isCapital = /^\p{Lu}/u.test(word);
  return isOrdinary(lower) ? isCapital && isFirstName(word) : isCapital || word.length > 2;
}

const capitalized = (word: string): string =>
  /\p{Lu}/u.test(word) || PARTICLE.test(word)
    ? word
    : word.replace(/(^|['’-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
