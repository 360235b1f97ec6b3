import type { Language } from '@plumbline/contract/kernel/language.ts';

/** A keyword that carriers require every business to honor. */
export type Keyword = 'stop' | 'start' | 'help';

/** A keyword with the language of the text. */
export interface SentKeyword {
  readonly keyword: Keyword;
  readonly language: Language;
}

const ENGLISH: Readonly<Record<Keyword, readonly string[]>> = {
  // 47 CFR 64.1200(a)(10) names stop, quit, end, revoke, opt out, cancel and unsubscribe; the carriers add the others.
  stop: [
    'stop',
    'stopall',
    'stop all',
    'unsubscribe',
    'unsubscribe me',
    'cancel',
    'end',
    'quit',
    'revoke',
    'optout',
    'opt out',
    'opt me out',
    'stop texting',
    'stop texting me',
    'stop texts',
    'stop messages',
    'stop messaging me',
    'stop sending me texts',
    'stop sending me messages',
    'stop sending texts',
    'stop contacting me',
    'dont text me',
    'do not text me',
    'dont text me anymore',
    'no more texts',
    'no more messages',
    'remove me',
    'take me off',
    'take me off your list',
    'remove me from your list',
    'leave me alone',
  ],
  start: ['start', 'unstop', 'optin', 'opt in', 'subscribe', 'resubscribe'],
  help: ['help', 'info', 'help me', 'who is this', 'who are you'],
};

const SPANISH: Readonly<Record<Keyword, readonly string[]>> = {
  stop: [
    'alto',
    'alto todo',
    'parar',
    'pare',
    'paren',
    'cancelar',
    'baja',
    'darme de baja',
    'darse de baja',
    'quiero darme de baja',
    'cancelar suscripcion',
    'no mas',
    'no mas mensajes',
    'no mas textos',
    'no quiero mas mensajes',
    'no me escriban',
    'no me escriban mas',
    'no me manden mensajes',
    'no me manden mas mensajes',
    'no me envien mensajes',
    'no me envien mas mensajes',
    'dejen de escribirme',
    'dejen de mandarme mensajes',
    'dejen de enviarme mensajes',
    'quitenme de la lista',
    'quitenme de su lista',
    'borrenme de la lista',
    'borrenme de su lista',
    'dejenme en paz',
  ],
  start: ['iniciar', 'empezar', 'comenzar', 'reanudar', 'suscribirme'],
  help: ['ayuda', 'ayudeme', 'informacion', 'necesito ayuda', 'quien es', 'quien habla', 'quienes son'],
};

const wordsOf = (language: Language, words: typeof ENGLISH): [string, SentKeyword][] =>
  (Object.keys(words) as Keyword[]).flatMap((keyword) =>
    words[keyword].map((word): [string, SentKeyword] => [word, { keyword, language }]),
  );

const BY_WORD = new Map([...wordsOf('en', ENGLISH), ...wordsOf('es', SPANISH)]);

/** Matches 'S T O P'. */
const SPELLED = /^(?:[a-z] )+[a-z]$/;
const joined = (letters: string) => letters.replaceAll(' ', '');

/** Polite words around a keyword are ignored. */
const COURTESY =
  /^(?:(?:please|pls|plz|hi|hello|hey|por favor|hola) )+|(?: (?:please|pls|plz|thanks|thank you|now|immediately|por favor|gracias|ya))+$/g;
const REQUEST_NUMBER = /\bpl[- ]?[2-9a-hj-km-np-tv-z]{6}\b/g;

/**
 * Reads a keyword in English or Spanish, ignoring case, spacing, accents and punctuation as well as polite words or a
 * request's number around it. Returns null for everything else, including sentences that only start with a keyword,
 * such as 'stop by at 3'.
 */
export function sentKeyword(text: string): SentKeyword | null {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`]/g, '')
    .replace(REQUEST_NUMBER, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(SPELLED, joined)
    .replace(COURTESY, '');
  return BY_WORD.get(words) ?? null;
}

/** Returns the keyword of a text in either language; null if there is none. */
export const keywordOf = (text: string): Keyword | null => sentKeyword(text)?.keyword ?? null;
