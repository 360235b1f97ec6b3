/** What a text message asks of whoever carries it, and not of what is behind it. */
export type Keyword = 'stop' | 'start' | 'help';

const WORDS: Readonly<Record<Keyword, readonly string[]>> = {
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

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([keyword, words]) => words.map((word) => [word, keyword as Keyword] as const)),
);

/** 'S T O P' */
const SPELLED = /^(?:[a-z] )+[a-z]$/;
const joined = (letters: string) => letters.replaceAll(' ', '');

/** Courtesy around a word changes nothing. */
const COURTESY = /^(?:(?:please|pls|plz|hi|hello|hey) )+|(?: (?:please|pls|plz|thanks|thank you|now|immediately))+$/g;
const REQUEST_NUMBER = /\bpl[- ]?[2-9a-hj-km-np-tv-z]{6}\b/g;

/**
 * The carriers' words, in any case and spacing, with marks, courtesy or a request's number around them; null for
 * everything else. A longer sentence that only begins with one, such as 'stop by at 3', is none.
 */
export function keywordOf(text: string): Keyword | null {
  const words = text
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(REQUEST_NUMBER, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(SPELLED, joined)
    .replace(COURTESY, '')
    .trim();
  return BY_WORD.get(words) ?? null;
}
