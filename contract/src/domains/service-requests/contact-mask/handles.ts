import type { Span, Token } from './tokens.ts';
import { handleEnd, looksLikeHandle } from './web-addresses.ts';
import {
  HANDLE_CUES,
  LINKING_WORDS,
  LOOK_UP_CUES,
  NAMING_WORDS,
  NO_HANDLES,
  PLATFORMS,
  WORDY_PLATFORMS,
} from './web-words.ts';

/** The widest gap between a name and the words that announce it, in tokens. */
const REACH = 8;
/** The most words of a person's or firm's name. */
const LONGEST_NAME = 4;

/** Names in a social network or payment service: '@ana_d', 'insta: ana.d', 'on fb as Ana Delgado'. */
export const findHandles = (tokens: readonly Token[]): Span[] => [
  ...atHandles(tokens),
  ...tokens.flatMap((_, at) => (isPlatform(tokens, at) ? [...namedAfter(tokens, at), ...namedBefore(tokens, at)] : [])),
  ...announced(tokens),
  ...searchedFor(tokens),
];

const isPlatform = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  // Not within an address such as facebook.com.
  if (tokens[at + 1]?.text === '.' && tokens[at + 1]?.gap === 'none' && tokens[at + 2]?.gap === 'none') return false;
  return PLATFORMS.has(text) || WORDY_PLATFORMS.has(text);
};

/** '@kytile', '$kytile', 'at sign kytile', and '@ la_casa' where it looks like a handle. '@ 5pm' is a time. */
function atHandles(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next?.kind !== 'word' || next.gap === 'line') return [];
    if (token.text === 'at' && next.text === 'sign' && tokens[at + 2]?.kind === 'word') {
      return [{ first: at, last: handleEnd(tokens, at + 2) }];
    }
    if (token.text === '$' && next.gap === 'none' && next.text.length > 3)
      return [{ first: at, last: handleEnd(tokens, at + 1) }];
    if (token.text !== '@' && token.text !== 'arroba') return [];
    const last = handleEnd(tokens, at + 1);
    if (looksLikeHandle(tokens, at + 1, last)) return [{ first: at, last }];
    if (token.text === 'arroba') return isNearPlatform(tokens, at, last) ? [{ first: at, last }] : [];
    const isPlainHandle = next.gap === 'none' && next.text.length > 2 && !NO_HANDLES.has(next.text);
    return isPlainHandle || (isAnnounced(tokens, at) && !NO_HANDLES.has(next.text)) ? [{ first: at, last }] : [];
  });
}

const isNearPlatform = (tokens: readonly Token[], first: number, last: number): boolean =>
  tokens.slice(Math.max(0, first - 3), last + 4).some(({ text }) => PLATFORMS.has(text));

const isAnnounced = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - REACH), at)
    .some(({ text }) => LOOK_UP_CUES.has(text) || LOOK_UP_STEM.test(text) || PLATFORMS.has(text));

/** The many forms of Spanish verbs: 'agréguenme', 'búsquenos'. */
const LOOK_UP_STEM = /^(?:agreg|busqu|buscam|encuentr|sigam|sigan|siguem|escrib|mandem|mandam|contact)/;

/** Platforms whose names rarely appear in a sentence except to introduce a person's name there. */
const NICKNAMED: ReadonlySet<string> = new Set([
  'insta',
  'ig',
  'venmo',
  'cashapp',
  'kik',
  'snapchat',
  'telegram',
  'instagram',
  'tiktok',
]);

const SEPARATORS: ReadonlySet<string> = new Set([':', '=', '/', '>', '→']);

/** 'insta: kytile', 'my snap is jay.502', 'on facebook as Ana Delgado', 'en el face, Ana Delgado'. */
function namedAfter(tokens: readonly Token[], platform: number): Span[] {
  const isClear = PLATFORMS.has(tokens[platform]?.text ?? '');
  let at = platform + 1;
  let naming = false;
  let colon = false;
  for (; at <= platform + REACH; at += 1) {
    const token = tokens[at];
    if (token === undefined) return [];
    if (NAMING_WORDS.has(token.text)) naming = true;
    else if (SEPARATORS.has(token.text) || (token.text === '-' && token.gap === 'space')) colon = true;
    else if (!LINKING_WORDS.has(token.text) && ![',', '-', '@', '"', "'", '('].includes(token.text)) break;
  }
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || NO_HANDLES.has(token.text) || isPlatform(tokens, at)) return [];
  const last = handleEnd(tokens, at);
  if (looksLikeHandle(tokens, at, last) || (last > at && (naming || colon))) return [{ first: at, last }];
  const isOwn = tokens
    .slice(Math.max(0, platform - 3), platform)
    .some(({ text }) => text === 'my' || text === 'mi' || HANDLE_CUES.has(text));
  const isSought = isAnnounced(tokens, platform);
  const isSelf = tokens.slice(platform + 1, at).some(({ text }) => ['soy', 'salgo', 'aparezco'].includes(text));
  const isBelieved = isClear || isSelf || (tokens[platform]?.text === 'snap' && (isOwn || colon));
  const isBracketed =
    ['(', '"'].includes(tokens[at - 1]?.text ?? '') && [')', '"'].includes(tokens[last + 1]?.text ?? '');
  const isEqual = tokens.slice(platform + 1, at).some(({ text }) => text === 'is' || text === 'es');
  const isShortPhrase =
    NICKNAMED.has(tokens[platform]?.text ?? '') && token.text.length > 4 && endsPhrase(tokens, last);
  if (isShortPhrase && (at === platform + 1 || isEqual)) return [{ first: at, last }];
  if (at === platform + 1 && !isOwn) return [];
  if (!(isBelieved || isSought || isOwn)) return [];
  const named = capitalRun(tokens, at);
  if (named > at || (named === at && (naming || colon || isSought)))
    return [{ first: at, last: Math.max(last, named) }];
  if (isSought && naming) return [{ first: at, last: Math.max(last, lowerRun(tokens, at)) }];
  if (isHedged(tokens, platform, at) && !endsPhrase(tokens, last)) return [];
  return isBelieved && token.text.length > 3 && (colon || naming || isOwn || isBracketed) ? [{ first: at, last }] : [];
}

/** 'jay.502 on snap', 'look for Bluegrass Gutters on Facebook'. */
function namedBefore(tokens: readonly Token[], platform: number): Span[] {
  const [claimed, verb, own] = tokens.slice(Math.max(0, platform - 3), platform);
  const isClaimed = ['is', 'es'].includes(verb?.text ?? '') && ['my', 'mi'].includes(own?.text ?? '');
  if (isClaimed && claimed?.kind === 'word' && !NO_HANDLES.has(claimed.text))
    return [{ first: platform - 3, last: platform - 3 }];
  const joint = tokens[platform - 1]?.text ?? '';
  const before = ['the', 'el', 'my', 'mi'].includes(joint) ? platform - 2 : platform - 1;
  if (!['on', 'en', 'in', 'at', 'via', 'por'].includes(tokens[before]?.text ?? '')) return [];
  const last = tokens[before - 1]?.text === '"' ? before - 2 : before - 1;
  let first = last;
  while (tokens[first]?.gap === 'none' && last - first < REACH * 2) first -= 1;
  if (looksLikeHandle(tokens, first, last)) return [{ first, last }];
  const asked = tokens[first - 1]?.text ?? '';
  const isNamed =
    LOOK_UP_CUES.has(asked) || LOOK_UP_STEM.test(asked) || ['como', 'as', 'soy', 'im', 'at', '"'].includes(asked);
  const word = tokens[first];
  if (
    isNamed &&
    PLATFORMS.has(tokens[platform]?.text ?? '') &&
    word?.kind === 'word' &&
    word.text.length > 3 &&
    !NO_HANDLES.has(word.text) &&
    !word.isCapital
  ) {
    return [{ first, last }];
  }
  const isPhrase = NICKNAMED.has(tokens[platform]?.text ?? '') && endsPhrase(tokens, platform);
  const isAlone = first === 0 || tokens[first - 1]?.kind === 'mark';
  if (
    isPhrase &&
    isAlone &&
    first === last &&
    word?.kind === 'word' &&
    word.text.length > 4 &&
    !NO_HANDLES.has(word.text)
  ) {
    return [{ first, last }];
  }
  let name = last + 1;
  while (last - name < LONGEST_NAME && tokens[name - 1]?.isCapital) name -= 1;
  const words = last - name + 1;
  return words > 1 && isAnnounced(tokens, name) ? [{ first: name, last }] : [];
}

/** 'on tiktok im …' may go on with anything. */
const isHedged = (tokens: readonly Token[], platform: number, name: number): boolean =>
  tokens.slice(platform + 1, name).some(({ text }) => ['im', 'am', 'm'].includes(text));

const endsPhrase = (tokens: readonly Token[], last: number): boolean => {
  const next = tokens[last + 1];
  return next === undefined || next.kind === 'mark' || next.gap === 'line';
};

/** The last word of a name in lower case that ends its phrase: 'en face como felix ruiz'. */
function lowerRun(tokens: readonly Token[], first: number): number {
  let last = first;
  while (
    last - first < LONGEST_NAME - 2 &&
    tokens[last + 1]?.kind === 'word' &&
    !NO_HANDLES.has(tokens[last + 1]?.text ?? '')
  )
    last += 1;
  return endsPhrase(tokens, last) ? last : first;
}

/** 'google Bluegrass Gutters': the name of a firm after a verb that asks to search for it. */
function searchedFor(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, at) => {
    if (
      !['google', 'googlea', 'googlee', 'busque', 'busquen', 'buscame', 'search'].includes(token.text) ||
      token.isCapital
    )
      return [];
    const first = ['for', 'up', 'us', 'me', 'a', 'como'].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const last = capitalRun(tokens, first);
    return last > first ? [{ first, last }] : [];
  });
}

/** The last of the capitalized words that begin at a token; the token before it when there is none. */
function capitalRun(tokens: readonly Token[], first: number): number {
  let last = first - 1;
  while (last - first < LONGEST_NAME - 1 && tokens[last + 1]?.isCapital && tokens[last + 1]?.gap !== 'line') last += 1;
  return last;
}

/**
 * Finds 'dm me, kytile_co' and 'my username is jay.502': a word that looks like a handle, near an invitation to look
 * someone up.
 */
function announced(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (const [at, { text }] of tokens.entries()) {
    if (!HANDLE_CUES.has(text)) continue;
    for (let near = at + 1; near <= at + REACH; near += 1) {
      if (tokens[near]?.kind !== 'word' || isWithin(tokens, near)) continue;
      const last = handleEnd(tokens, near);
      if (looksLikeHandle(tokens, near, last)) spans.push({ first: near, last });
    }
  }
  return spans;
}

/** In the middle of what is written together. A bracket or quotation mark is not. */
const isWithin = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'none' && !['(', '[', '"', "'", ':'].includes(tokens[at - 1]?.text ?? '');
