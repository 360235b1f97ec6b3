import { AREA_CUES, CODE_CUES, NUMBER_WORDS, OWN_WORDS, PHONE_CUES } from './phone-words.ts';
import type { Token } from './tokens.ts';

/** Maximum distance of an announcement before a number, and of an explanation after it, in tokens. */
const REACH_BEFORE = 7;
const REACH_AFTER = 6;

export type Cue = 'phone' | 'code' | 'none';

/** Returns what the words around the tokens from `first` to `last` call them. */
export type Cues = (first: number, last: number) => Cue;

/** Finds the words of a text that announce a number: the nearest one before it decides, then a phone word after it. */
export function cuesOf(tokens: readonly Token[]): Cues {
  const cues = tokens.map((_, at) => cueAt(tokens, at));
  const before: number[] = [];
  let nearest = -1;
  for (const [at, cue] of cues.entries()) {
    before.push(nearest);
    if (cue !== 'none') nearest = at;
  }
  const after: number[] = Array.from(cues, () => Number.POSITIVE_INFINITY);
  for (let at = cues.length - 2; at >= 0; at -= 1) {
    after[at] = isPhoneWord(tokens, at + 1) ? at + 1 : (after[at + 1] ?? Number.POSITIVE_INFINITY);
  }
  return (first, last) => {
    const announced = before[first] ?? -1;
    if (announced >= 0 && first - announced <= REACH_BEFORE) return cues[announced] ?? 'none';
    return (after[last] ?? Number.POSITIVE_INFINITY) - last <= REACH_AFTER ? 'phone' : 'none';
  };
}

function cueAt(tokens: readonly Token[], at: number): Cue {
  if (isPhoneWord(tokens, at) || isAreaCode(tokens, at)) return 'phone';
  return CODE_CUES.has(tokens[at]?.text ?? '') ? 'code' : 'none';
}

const isPhoneWord = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  const isOwn = OWN_WORDS.has(tokens[at - 1]?.text ?? '') || OWN_WORDS.has(tokens[at - 2]?.text ?? '');
  return PHONE_CUES.has(text) || (NUMBER_WORDS.has(text) && isOwn);
};

/** Returns whether a token belongs to 'area code', 'clave lada' or 'código de área'. */
const isAreaCode = (tokens: readonly Token[], at: number): boolean =>
  ['code', 'codigo', 'area'].includes(tokens[at]?.text ?? '') &&
  [at - 1, at + 1, at + 2].some((near) => AREA_CUES.has(tokens[near]?.text ?? ''));

/** Returns whether three digits that begin and end at these tokens are called an area code. */
export function isCalledAreaCode(tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens.slice(Math.max(0, first - 4), first);
  const after = tokens.slice(last + 1, last + 3);
  return (
    before.some(({ text }) => AREA_CUES.has(text)) ||
    (AREA_CUES.has(after[0]?.text ?? '') && ['code', 'codigo'].includes(after[1]?.text ?? ''))
  );
}
