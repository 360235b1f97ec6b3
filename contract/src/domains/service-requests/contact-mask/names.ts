import { foldText } from './folded-text.ts';
import { INTRODUCTIONS, NAME_PARTICLES, RELATIVES, SIGN_OFFS, SURE_INTRODUCTIONS, TITLES } from './name-words.ts';
import { CAPITALIZED_WORDS, ORDINARY_NAMES } from './ordinary-names.ts';
import { withLetters } from './spoken-numbers.ts';
import { type Span, type Token, tokensOf } from './tokens.ts';

/** From this share of words in capitals on, capitals say nothing. */
const SHOUTING = 0.6;

/**
 * The customer's name, whole or in parts, in any case. A part that is also a word, such as Will or Rosa, counts only
 * where it is used as a name: next to another part, after an introduction, or capitalized within a sentence.
 */
export function findNames(tokens: readonly Token[], name: string): Span[] {
  const parts = partsOf(name);
  const [given = ''] = parts;
  const isShouting = isMostlyShouted(tokens);
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const last = nameEnd(tokens, at, parts);
    if (last === undefined) continue;
    const isWhole = partCount(tokens, at, last, parts) > 1;
    if (isWhole || isNameHere(tokens, at, isShouting) || isPresented(tokens, at, given))
      spans.push({ first: at, last });
    at = last;
  }
  return [...spans, ...spacedOut(tokens, parts), ...runTogether(tokens, parts)];
}

function partsOf(name: string): ReadonlySet<string> {
  const words = tokensOf(foldText(name), name).filter(({ kind }) => kind === 'word');
  return new Set(words.map(({ text }) => text).filter((text) => text.length > 1 && !NAME_PARTICLES.has(text)));
}

/** Returns where a row of name parts ends; particles and signs between two parts belong to it. */
function nameEnd(tokens: readonly Token[], first: number, parts: ReadonlySet<string>): number | undefined {
  if (!isPart(tokens[first], parts)) return undefined;
  let last = first;
  for (let at = first + 1; at <= last + 3; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.gap === 'line') break;
    if (token.text === ',' && !(tokens[last]?.isCapital && tokens[at + 1]?.isCapital)) break;
    if (parts.has(token.text) && token.text !== tokens[last]?.text) last = at;
    else if (!NAME_PARTICLES.has(token.text) && !['.', '-', '_', ','].includes(token.text)) break;
  }
  return last;
}

const partCount = (tokens: readonly Token[], first: number, last: number, parts: ReadonlySet<string>): number =>
  tokens.slice(first, last + 1).filter(({ text }) => parts.has(text)).length;

/** A part of the name, or its plural: 'the Okafors'. */
const isPart = (token: Token | undefined, parts: ReadonlySet<string>): boolean => {
  const text = token?.text ?? '';
  return parts.has(text) || isPluralOf(text, parts);
};

const isPluralOf = (text: string, words: ReadonlySet<string>): boolean =>
  text.length > 4 && text.endsWith('s') && words.has(text.slice(0, -1));

function isNameHere(tokens: readonly Token[], at: number, isShouting: boolean): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const { text } = token;
  if (isIntroduced(tokens, at) || isSignature(tokens, at)) return true;
  const isWord = ORDINARY_NAMES.has(text) || CAPITALIZED_WORDS.has(text);
  if (!isWord && !isPluralOf(text, ORDINARY_NAMES)) return true;
  if (token.isCapital && !isShouting && (isOwner(tokens, at) || hasInitial(tokens, at))) return true;
  return token.isCapital && !isShouting && !startsSentence(tokens, at) && !CAPITALIZED_WORDS.has(text);
}

function isIntroduced(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === '.' ? at - 2 : at - 1;
  if (TITLES.has(tokens[before]?.text ?? '')) return true;
  if (RELATIVES.has(tokens[before]?.text ?? '')) return true;
  if (SURE_INTRODUCTIONS.some((words) => endsWith(tokens, at, words))) return true;
  // In lower case, 'it's brown water' introduces nobody; 'it's rose, the sink drips' does.
  const isSaidAlone = tokens[at]?.isCapital === true || isFollowedByPause(tokens, at);
  return (isSaidAlone && INTRODUCTIONS.some((words) => endsWith(tokens, at, words))) || isSpeaking(tokens, at);
}

/** 'Rosa, para servirle': the given name before a comma begins the text. */
const isPresented = (tokens: readonly Token[], at: number, given: string): boolean =>
  at === 0 && tokens[at]?.text === given && tokens[at]?.isCapital === true && tokens[at + 1]?.text === ',';

/** 'Rose's house' */
const isOwner = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === "'" && tokens[at + 2]?.text === 's';
/** 'Will M.' */
const hasInitial = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.isCapital === true && tokens[at + 1]?.text.length === 1 && tokens[at + 2]?.text === '.';

const isFollowedByPause = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return (
    next === undefined ||
    next.gap === 'line' ||
    [',', '.', '!', ';', '-', 'and', 'y', 'from', 'at', 'again', 'de', 'con', 'del'].includes(next.text)
  );
};

/** 'will here, the sink drips' */
const isSpeaking = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === 'here' && isFollowedByPause(tokens, at + 1) && startsSentence(tokens, at);

const endsWith = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => tokens[at - words.length + index]?.text === word);

/** 'Thanks, Will' at the end of a text or line. */
function isSignature(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isLast = next === undefined || next.gap === 'line' || (next.kind === 'mark' && at + 2 >= tokens.length);
  if (!isLast) return false;
  if (['-', '~'].includes(tokens[at - 1]?.text ?? '') && tokens[at]?.isCapital) return true;
  const before = tokens[at - 1]?.kind === 'mark' ? at - 2 : at - 1;
  return SIGN_OFFS.has(tokens[before]?.text ?? '') || (tokens[at]?.gap === 'line' && tokens[at]?.isCapital === true);
}

const startsSentence = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'line' ||
  ['.', '!', '?', ':', '¡', '¿', '"', '-', '(', '•', '*'].includes(tokens[at - 1]?.text ?? '.');

const isMostlyShouted = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
  return words.filter(({ isShouted }) => isShouted).length > words.length * SHOUTING;
};

/** The fewest letters of a name that is recognized inside another word. */
const LONG_PART = 4;

/** 'deniseokafor', 'denisesmith', 'd3nise': parts of the name run together, or with digits for letters. */
function runTogether(tokens: readonly Token[], parts: ReadonlySet<string>): Span[] {
  const joined = new Set(
    [...parts].flatMap((one) => [...parts].filter((other) => other !== one).map((other) => one + other)),
  );
  return tokens.flatMap((token, at) => {
    if (joined.has(token.text)) return [{ first: at, last: at }];
    if (token.gap === 'none' && tokens[at - 1]?.kind !== 'mark') return [];
    let last = at;
    while (tokens[last + 1]?.gap === 'none' && tokens[last + 1]?.kind !== 'mark') last += 1;
    if (last === at) return [];
    const written = tokens
      .slice(at, last + 1)
      .map(({ text }) => text)
      .join('');
    const meant = withLetters(written);
    return meant.length >= LONG_PART && (parts.has(meant) || joined.has(meant)) ? [{ first: at, last }] : [];
  });
}

/** 'G e r a l d': single letters that spell one of the words. */
export function spacedOut(tokens: readonly Token[], parts: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const [at, { kind }] of tokens.entries()) {
    if (kind !== 'word') continue;
    for (const part of parts) {
      const letters = lettersFrom(tokens, at, part.length);
      if (part.length > 2 && letters?.text === part) spans.push({ first: at, last: letters.last });
    }
  }
  return spans;
}

function lettersFrom(
  tokens: readonly Token[],
  first: number,
  count: number,
): { text: string; last: number } | undefined {
  let text = '';
  let at = first;
  for (; text.length < count; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.text.length !== 1) return undefined;
    if (token.kind === 'word') text += token.text;
    else if (!['.', '-', '_', '*'].includes(token.text)) return undefined;
  }
  return { text, last: at - 1 };
}
