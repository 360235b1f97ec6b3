import { numberAt } from './spoken-numbers.ts';
import type { Span, Token } from './tokens.ts';
import {
  AT_WORDS,
  CLEAR_ENDINGS,
  DOT_WORDS,
  JOINING_WORDS,
  KNOWN_HOSTS,
  MAIL_PROVIDERS,
  SLASH_WORDS,
  STORES,
  WORDY_ENDINGS,
} from './web-words.ts';

/** The most tokens on one side of an address. */
const LONGEST_SIDE = 40;
const OPENING: ReadonlySet<string> = new Set(['(', '[', '{', '<', '*', '-', '_', '"', "'"]);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}', '>', '*', '-', '_', '"', "'"]);
/** Ends a written address when a blank follows. */
const AFTER_ADDRESS: ReadonlySet<string> = new Set(['.', ',', ';', ':', '!', '?', ')', ']', '>', '"', "'"]);

/** Email addresses and links, written or spelled out in English or Spanish. */
export const findWebAddresses = (tokens: readonly Token[]): Span[] => [
  ...emailAddresses(tokens),
  ...writtenLinks(tokens),
  ...domains(tokens),
  ...withoutDomain(tokens),
];

/** A written or spoken sign, perhaps in brackets: '.', ' dot ', '(dot)'. Returns where it ends. */
function signAt(tokens: readonly Token[], at: number, sign: string, words: ReadonlySet<string>): number | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.text === sign || words.has(token.text)) return at;
  const inside = tokens[at + 1];
  const isBracketed = OPENING.has(token.text) && CLOSING.has(tokens[at + 2]?.text ?? '');
  return isBracketed && inside !== undefined && (inside.text === sign || words.has(inside.text)) ? at + 2 : undefined;
}

const isLabel = (token: Token | undefined): boolean => token !== undefined && token.kind !== 'mark';

/** Returns where the label that begins at a token ends; hyphens and underscores belong to it. */
function labelEnd(tokens: readonly Token[], at: number): number | undefined {
  if (!isLabel(tokens[at])) return undefined;
  let last = at;
  while (last - at < LONGEST_SIDE) {
    const next = tokens[last + 1];
    if (next?.gap === 'none' && isLabel(next)) last += 1;
    else if (
      next?.gap === 'none' &&
      ['-', '_'].includes(next.text) &&
      tokens[last + 2]?.gap === 'none' &&
      isLabel(tokens[last + 2])
    )
      last += 2;
    else break;
  }
  return last;
}

interface Domain {
  readonly last: number;
  readonly labels: readonly string[];
  readonly isSpelled: boolean;
}

/** Labels with dots between them, from a token on: 'gmail.com', 'gmail punto com', 'example . org'. */
function domainAt(tokens: readonly Token[], first: number): Domain | undefined {
  let last = labelEnd(tokens, first);
  if (last === undefined) return undefined;
  const labels = [textOf(tokens, first, last)];
  let isSpelled = false;
  while (labels.length < 6) {
    const dot = dotAt(tokens, last + 1);
    if (dot === undefined) break;
    const end = labelEnd(tokens, dot + 1);
    if (end === undefined || tokens[dot + 1]?.gap === 'line') break;
    const label = textOf(tokens, dot + 1, end);
    const isWritten = ['.', ','].includes(tokens[last + 1]?.text ?? '');
    // A blank after a written dot begins a sentence, unless a domain ending follows.
    if (isWritten && tokens[dot + 1]?.gap !== 'none' && !CLEAR_ENDINGS.has(label)) break;
    if (!isWritten && !isEnding(label) && !isEnding(labelAfter(tokens, end))) break;
    isSpelled ||= !isWritten;
    labels.push(label);
    last = end;
  }
  return labels.length < 2 ? undefined : { last, labels, isSpelled };
}

/** A dot, written or spoken; the comma in 'gmail,com' counts too. */
const dotAt = (tokens: readonly Token[], at: number): number | undefined => {
  const [comma, ending] = [tokens[at], tokens[at + 1]];
  const isSlip =
    comma?.text === ',' &&
    comma.gap === 'none' &&
    ending?.gap === 'none' &&
    ['com', 'net', 'org'].includes(ending.text);
  return isSlip ? at : signAt(tokens, at, '.', DOT_WORDS);
};

const labelAfter = (tokens: readonly Token[], last: number): string => {
  const dot = dotAt(tokens, last + 1);
  const end = dot === undefined ? undefined : labelEnd(tokens, dot + 1);
  return dot === undefined || end === undefined ? '' : textOf(tokens, dot + 1, end);
};

const isEnding = (label: string | undefined): boolean =>
  label !== undefined && (CLEAR_ENDINGS.has(label) || WORDY_ENDINGS.has(label));

const textOf = (tokens: readonly Token[], first: number, last: number): string =>
  tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join('');

/** 'ana@mail.example', 'ana . d @ mail . com', 'ana punto d arroba gmail punto com', 'ana arroba gmail'. */
function emailAddresses(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let at = 1; at < tokens.length; at += 1) {
    const found = signAt(tokens, at, '@', AT_WORDS);
    if (found === undefined) continue;
    const sign = tokens[found === at ? at : at + 1];
    const end = spokenSignEnd(tokens, found);
    const isWord = sign?.text !== '@';
    const host = splitProvider(tokens, end + 1);
    const domain = domainAt(tokens, host);
    const provider = tokens[host]?.text ?? '';
    const isEnough = sign?.text !== 'at' || sign.isShouted || PLAIN_PROVIDERS.has(provider);
    const last =
      domain !== undefined && isMailDomain(domain, isWord)
        ? domain.last
        : isEnough && isProvider(provider)
          ? host
          : undefined;
    if (last === undefined) continue;
    const first = localPartBefore(tokens, at);
    if (first !== undefined) spans.push({ first, last });
  }
  return spans;
}

/** 'at sign' and 'at-sign' end with the second word. */
const spokenSignEnd = (tokens: readonly Token[], at: number): number => {
  const sign = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  return tokens[sign]?.text === 'sign' ? sign : at;
};

/** Names that are always mail providers, even without an ending, as in 'ana at gmail'. */
const PLAIN_PROVIDERS: ReadonlySet<string> = new Set(['gmail', 'hotmail', 'icloud', 'aol', 'ymail', 'protonmail']);

/** The second half of 'g mail' or 'g-mail', when a domain begins with it. */
const splitProvider = (tokens: readonly Token[], at: number): number => {
  if (!['g', 'hot', 'y'].includes(tokens[at]?.text ?? '')) return at;
  const second = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  return tokens[second]?.text === 'mail' ? second : at;
};

const isProvider = (label: string) => label.length > 2 && MAIL_PROVIDERS.has(label);

/** After an '@' any domain will do; after 'at' and 'arroba' it needs an ending, and must not be a store. */
const isMailDomain = ({ labels }: Domain, isWord: boolean): boolean =>
  !isWord || (isEnding(labels.at(-1)) && !STORES.has(labels[0] ?? ''));

/**
 * Returns where the part before the '@' begins, reading backward over characters written together or joined by signs or
 * their words.
 */
function localPartBefore(tokens: readonly Token[], at: number): number | undefined {
  let first = at - 1;
  if (!isLabel(tokens[first])) return undefined;
  while (at - first < LONGEST_SIDE) {
    const before = tokens[first - 1];
    const isTogether = tokens[first]?.gap === 'none';
    if (before === undefined) break;
    if (isTogether && (isLabel(before) || ['.', '-', '_', '+'].includes(before.text))) first -= 1;
    else if (
      before.gap !== 'line' &&
      ['.', '_'].includes(before.text) &&
      isLabel(tokens[first - 2]) &&
      isMailLike(tokens, first)
    )
      first -= 2;
    else if (isJoiner(before.text) && isLabel(tokens[first - 2])) first -= 2;
    else if (before.text === 'bajo' && tokens[first - 2]?.text === 'guion' && first > 2) first -= 3;
    else if (isSaidNumber(tokens, tokens[first]?.text === 'y' ? first - 1 : first)) first -= 1;
    else if (tokens[first]?.text.length === 1 && before.kind !== 'mark' && before.text.length === 1) first -= 1;
    else break;
  }
  return first;
}

/** A number in words within a mail name: 'ana noventa y nueve arroba …'. */
const isSaidNumber = (tokens: readonly Token[], at: number): boolean => numberAt(tokens, at)?.style === 'words';

const isJoiner = (word: string) => JOINING_WORDS.has(word) || DOT_WORDS.has(word);

/** 'j . carter @': a dot with blanks on both sides does not end a sentence. */
const isMailLike = (tokens: readonly Token[], first: number) => tokens[first - 1]?.gap !== 'none';

/** 'https://…' and 'www …', to the next blank. */
function writtenLinks(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { text } = tokens[at] ?? {};
    const isScheme = (text === 'http' || text === 'https') && tokens[at + 1]?.text === ':';
    if (!isScheme && text !== 'www') continue;
    const spelled = signAt(tokens, at + 1, '.', DOT_WORDS);
    const host = isScheme ? hostAfterScheme(tokens, at) : (spelled ?? at) + 1;
    const domain = domainAt(tokens, host);
    if (domain !== undefined && isStore(domain)) {
      at = domain.last;
      continue;
    }
    if (!isScheme && spelled === undefined) {
      if (CLEAR_ENDINGS.has(tokens[at + 2]?.text ?? '')) spans.push({ first: at, last: at + 2 });
      continue;
    }
    const last = pathEnd(tokens, domain?.last ?? (isScheme ? at + 1 : host - 1));
    spans.push({ first: at, last });
    at = last;
  }
  return spans;
}

function hostAfterScheme(tokens: readonly Token[], at: number): number {
  let host = at + 2;
  while (tokens[host]?.text === '/') host += 1;
  return host;
}

const isStore = ({ labels }: Domain): boolean => labels.some((label) => STORES.has(label.replaceAll('-', '')));

/** The end of a run without blanks, less the sentence's punctuation. */
function pathEnd(tokens: readonly Token[], from: number): number {
  let last = from;
  while (tokens[last + 1]?.gap === 'none') last += 1;
  while (last > from && AFTER_ADDRESS.has(tokens[last]?.text ?? '')) last -= 1;
  return last;
}

/** 'joesplumbing.com', 't.me/joe', 'joe punto com diagonal fotos'. */
function domains(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const domain = domainAt(tokens, at);
    if (domain === undefined) continue;
    const slash = signAt(tokens, domain.last + 1, '/', SLASH_WORDS);
    const path = slash !== undefined && isPath(tokens, slash) ? slash + 1 : undefined;
    if (isAddress(domain, path !== undefined || isVisited(tokens, at)) && !isStore(domain)) {
      const last = pathEnd(tokens, path === undefined ? domain.last : handleEnd(tokens, path));
      spans.push({ first: at, last });
      at = last;
    } else {
      at = domain.last;
    }
  }
  return spans;
}

/** A path follows a written slash without a blank, and a spoken one on the same line. */
const isPath = (tokens: readonly Token[], slash: number): boolean => {
  const next = tokens[slash + 1];
  if (next === undefined || !isLabel(next)) return false;
  return tokens[slash]?.text === '/' ? tokens[slash]?.gap === 'none' && next.gap === 'none' : next.gap !== 'line';
};

/** 'my website is …', 'visit …': what follows may have any ending. */
const isVisited = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => ['visit', 'website', 'site', 'web', 'webpage', 'pagina', 'sitio', 'url'].includes(text));

function isAddress({ labels, isSpelled }: Domain, hasPath: boolean): boolean {
  const ending = labels.at(-1) ?? '';
  const [host = ''] = labels;
  if (/^\d+$/.test(host) && labels.length === 2) return false;
  if (CLEAR_ENDINGS.has(ending)) return !isSpelled || !['us', 'ca', 'uk'].includes(ending);
  if (!WORDY_ENDINGS.has(ending) || (isSpelled && !(hasPath && KNOWN_HOSTS.has(host)))) return false;
  return hasPath || labels.length > 2 || KNOWN_HOSTS.has(host);
}

/** The end of a name that is written with signs or spelled with their words: 'jr guion bajo pintura'. */
export function handleEnd(tokens: readonly Token[], first: number): number {
  let last = first;
  while (last - first < LONGEST_SIDE) {
    const [next, after] = [tokens[last + 1], tokens[last + 2]];
    if (next === undefined) break;
    if (next.gap === 'none' && isLabel(next)) last += 1;
    else if (next.gap === 'none' && ['.', '_', '-', '#'].includes(next.text) && after?.gap === 'none' && isLabel(after))
      last += 2;
    else if (next.text === 'guion' && after?.text === 'bajo' && isLabel(tokens[last + 3])) last += 3;
    else if ((JOINING_WORDS.has(next.text) || DOT_WORDS.has(next.text)) && isLabel(after)) last += 2;
    else break;
  }
  return last;
}

/** The widest gap between a mail provider's name and the name before the '@', in tokens. */
const NEAR_PROVIDER = 7;

/** 'my gmail is elguero33': a name with digits, dots or underscores near a mail provider. */
function withoutDomain(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, at) => {
    if (!isProvider(token.text) || token.text === 'mail' || token.text === 'live') return [];
    const from = Math.max(0, at - NEAR_PROVIDER);
    const spans: Span[] = besideProvider(tokens, at);
    for (let near = from; near <= at + NEAR_PROVIDER; near += 1) {
      if (tokens[near]?.gap === 'none') continue;
      const last = handleEnd(tokens, near);
      if (looksLikeHandle(tokens, near, last)) spans.push({ first: near, last });
    }
    return spans;
  });
}

/** 'my gmail is elguero', 'elguero (gmail)'. */
function besideProvider(tokens: readonly Token[], at: number): Span[] {
  const spans: Span[] = [];
  const name = tokens[at + 2];
  const isOwn =
    ['my', 'mi', 'un', 'su'].includes(tokens[at - 1]?.text ?? '') &&
    ['is', 'es', ':'].includes(tokens[at + 1]?.text ?? '');
  if (isOwn && name?.kind === 'word' && name.text.length > 4)
    spans.push({ first: at + 2, last: handleEnd(tokens, at + 2) });
  if (tokens[at - 1]?.text === '(' && isLabel(tokens[at - 2])) spans.push({ first: at - 2, last: at - 2 });
  return spans;
}

/** A name that never appears in ordinary sentences: letters with digits, underscores or inner dots. */
export function looksLikeHandle(tokens: readonly Token[], first: number, last: number): boolean {
  const text = textOf(tokens, first, last);
  if (!/[a-z]{3}/.test(text)) return false;
  const isSpelled = tokens.slice(first, last).some(({ text }) => isJoiner(text));
  return (
    isSpelled ||
    text.includes('_') ||
    /[a-z]#\d{4}$/.test(text) ||
    /[a-z]\.[a-z]/.test(text) ||
    /[a-z]{3}[.-]?\d/.test(text) ||
    /\d[a-z]{3}/.test(text)
  );
}
