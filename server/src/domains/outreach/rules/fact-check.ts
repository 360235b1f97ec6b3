import { inGsmLetters, smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import type { Draft } from './draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { isSuspicious } from './plain-fact.ts';
import { sentenceOpeners } from './sentence-openers.ts';
import { MAX_SEGMENTS } from './sms-draft.ts';

const LENGTHS = { email: [80, 2400], sms: [40, 306], phone: [80, 4000] } as const;
const MAX_SUBJECT = 160;
const MAX_POINTS = 10;
const MAX_POINT = 300;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufffd]/u;
const MARKUP = /[<>{}[\]`|\\^*~]|__|&(?:#\w+|[a-z]+);|\]\(/i;
const WEB_ADDRESS = /:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel|sms)\s*:\s*\S/i;
const HOST = /(?<![\w@.+-])(?:[a-z0-9-]{2,}\.)+[a-z]{2,}(?![\w@])/gi;
const EMAIL = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/g;
const PHONE = /\+?\d?[\s.-]?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g;
const MONEY =
  /(?:\$|usd)\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:k|m|million|thousand|billion)\b)?|\d[\d,.]*\s*(?:dollars|usd|bucks|k)\b/gi;
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|decades?|half|double|twice|percent)\b/gi;
const DAY_WORD =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?=\.? \d)|\bmay(?= \d)/gi;
const RELATIVE_DAY =
  /\b(?:tomorrow|yesterday|tonight|(?:next|this|last|coming) (?:week|month|year|spring|summer|fall|autumn|winter|weekend))\b/i;
const STREET =
  /\b\d+[a-z]?(?: [\p{Lu}\p{N}][\p{L}\p{N}.'-]*){1,4} (?:St|Ave?|Rd|Dr|Drive|Ln|Ct|Court|Way|Pl|Place|Hwy|Pike|Cir|Circle|Ter|Terrace|Trl|Trail)\b|\b\d+[a-z]?(?: [\p{L}\p{N}.'-]+){1,4} (?:street|avenue|road|lane|blvd|boulevard|pkwy|parkway|highway|STREET|AVE(?:NUE)?|RD|DR|LN|BLVD)\b/gu;
/** Claims about a bidder that need a fact. */
const CLAIM =
  /\b(?:licen[sc]ed?|insured|insurance|bonded|certified|certificates?|accredited|guarantee[ds]?|warrant(?:y|ies|ed)|award[- ]winning|awards|rated|ratings?|reviews?|references?|testimonials?|experienced?|experts?|expertise|veterans?|family[- ]owned|locally|leading|best(?! regards| wishes)|lowest|cheap\w*|discounts?|free|savings?|years?|decades?|clients|customers|portfolio|similar (?:projects?|jobs?|work)|trusted|preferred|approved|partners?|(?:we|i) (?:have|'ve) (?:worked|built|done|completed|finished|installed|served)|on behalf of|referred|recommended)\b/gi;

/**
 * Returns the reasons why a draft must not be shown; empty if it uses only the facts. The same check applies to the
 * local writer and to models: every number, amount, day, name, address and claim must be among the facts, the only
 * contact details are the bidder's own, and nothing is markup or could become a header.
 */
export function unsupported(draft: Draft, facts: OutreachFacts): string[] {
  const said = saidIn(draft);
  const whole = said.join('\n');
  const known = knownOf(facts);
  return [
    ...shapeProblems(draft, facts),
    ...said.flatMap((part) => (INVISIBLE.test(part.replaceAll('\n', '')) ? ['holds characters that nobody sees'] : [])),
    ...(MARKUP.test(withoutAddresses(whole, facts)) ? ['holds markup'] : []),
    ...addressProblems(whole, facts),
    ...[...withoutAddresses(whole, facts).matchAll(NUMBER)].flatMap(([number]) =>
      known.numbers.has(plainNumber(number)) ? [] : [`the number ${number} is not in the facts`],
    ),
    ...wordProblems(withoutAddresses(whole, facts), known, facts),
    ...nameProblems(said, known, sentenceOpeners[facts.language]),
    ...withoutFacts(withoutAddresses(whole, facts), facts)
      .split(/[.!?\n]/)
      .flatMap((words) =>
        isSuspicious(words) ? [`'${words.trim()}' reads like an instruction or an advertisement`] : [],
      ),
  ];
}

const saidIn = ({ subject, message, opening, points, objections, close }: Draft): string[] => [
  subject ?? '',
  message,
  opening,
  ...points,
  ...objections.flatMap(({ objection, answer }) => [objection, answer]),
  close,
];

function shapeProblems(
  { subject, message, opening, points, objections, close }: Draft,
  facts: OutreachFacts,
): string[] {
  const { channel, bidder } = facts;
  const [least, most] = LENGTHS[channel];
  const length = [...message].length;
  const lines = [...points, ...objections.flatMap(({ objection, answer }) => [objection, answer])];
  const has = (text: string) => plain(message).includes(plain(text));
  return [
    (channel === 'email') !== (subject !== null && subject.trim() !== '') &&
      'has a subject where there is none, or none',
    subject !== null &&
      (/[\r\n]/.test(subject) || [...subject].length > MAX_SUBJECT) &&
      'has a subject that is no subject',
    (length < least || length > most) && `is ${length} characters long`,
    channel === 'sms' && smsSegments(message) > MAX_SEGMENTS && 'takes too many text messages',
    (opening.trim() === '' || close.trim() === '') && 'has no beginning or no end',
    (lines.length > MAX_POINTS * 3 || lines.some((line) => line.length > MAX_POINT)) && 'says too much at once',
    !(has(bidder.name) && has(bidder.company)) && 'does not say who writes',
    !(has(bidder.email) || (bidder.phone !== null && has(bidder.phone))) && 'does not say how to answer',
  ].filter((problem) => problem !== false);
}

/** Allows only the bidder's own contact details. */
function addressProblems(text: string, { bidder }: OutreachFacts): string[] {
  const phone = digits(bidder.phone ?? '');
  const rest = text.replaceAll(bidder.email, ' ');
  return [
    ...(WEB_ADDRESS.test(text) ? ['holds a web address'] : []),
    ...[...rest.matchAll(EMAIL)].map(([address]) => `${address} is not the bidder's address`),
    ...[...rest.matchAll(HOST)].flatMap(([host]) => (isHost(host) ? [`${host} looks like a web address`] : [])),
    ...[...rest.matchAll(PHONE)].flatMap(([number]) =>
      isPhone(number) && digits(number) !== phone ? [`${number} is not the bidder's number`] : [],
    ),
  ];
}

/** 'e.g.Smith' isn't a host, but anything with a common top-level domain is. */
const isHost = (text: string): boolean =>
  /\.(?:com|net|org|info|biz|io|co|us|uk|ru|cn|xyz|top|site|online|shop|club|link|click|me|ly|gg|gov|edu|ai|app|dev|tk|example)$/i.test(
    text,
  );
/** Reference numbers can have ten digits as well. Area code and exchange of a phone number start with 2 to 9. */
const isPhone = (text: string): boolean => /^[2-9]\d\d[2-9]\d{6}$/.test(digits(text));

/** Removes the bidder's own address and number, however they are written. */
const withoutAddresses = (text: string, { bidder }: OutreachFacts): string =>
  text
    .replaceAll(bidder.email, ' ')
    .replace(PHONE, (number) => (digits(number) === digits(bidder.phone ?? '-') ? ' ' : number));

/** Removes the listing's and the bidder's own words, which were checked when the facts were created. */
const withoutFacts = (text: string, facts: OutreachFacts): string =>
  textsOf([
    facts.project.title,
    facts.project.contractor,
    facts.project.sourceName,
    facts.bidder.company,
    facts.bidder.name,
  ]).reduce((rest, known) => rest.replaceAll(known, ' '), text);

function wordProblems(text: string, known: Known, facts: OutreachFacts): string[] {
  const amounts = numbersIn(`${facts.project.budget ?? ''} ${facts.project.title ?? ''}`);
  const missing = (what: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([word]) =>
      known.text.includes(plain(word)) ? [] : [`${what} '${word}' is not in the facts`],
    );
  return [
    ...[...text.matchAll(MONEY)].flatMap(([amount]) =>
      [...amount.matchAll(NUMBER)].every(([number]) => amounts.has(plainNumber(number))) &&
      !/[km]$|illion|thousand/i.test(amount)
        ? []
        : [`the amount ${amount} is not in the facts`],
    ),
    ...missing('the number', NUMBER_WORD),
    ...missing('the day', DAY_WORD),
    ...(RELATIVE_DAY.test(text) ? ['names a day that the facts do not'] : []),
    ...missing('the address', STREET),
    ...missing('the claim', CLAIM),
  ];
}

/** Capitalized words count as names: always within a sentence, and at its start unless they are common words. */
function nameProblems(parts: readonly string[], known: Known, openers: ReadonlySet<string>): string[] {
  return parts.flatMap((part) =>
    [...part.matchAll(CAPITALIZED)].flatMap(({ 0: word, index }) => {
      const bare = plain(word).replace(/'(?:s|m|re|ll|ve|d)?$/, '');
      if (known.words.has(bare) || known.words.has(plain(word)) || ALWAYS.has(bare)) return [];
      if (openers.has(bare) && BEGINNING.test(part.slice(0, index))) return [];
      return [`the name '${word}' is not in the facts`];
    }),
  );
}

const CAPITALIZED = /(?<![\p{L}\p{M}\p{N}'’])\p{Lu}[\p{L}\p{M}\p{N}'’-]*/gu;
const BEGINNING = /(?:^|[.!?:]["')]*\s+|\n[- "]*|["(¿¡])[¿¡]?$/;
/** Always capitalized. */
const ALWAYS = new Set(['i', 'am', 'pm', 'stop', 'hello', 'hi', 'dear', 'plumbline']);

interface Known {
  /** All text of the facts, in lowercase. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

function knownOf(facts: OutreachFacts): Known {
  // A verified license number may be called a license.
  const license = facts.bidder.license === null ? [] : ['license'];
  const text = plain([...textsOf(facts), ...license].join(' \n '));
  return { text, words: new Set(text.match(/[\p{L}\p{M}\p{N}'-]+/gu)), numbers: numbersIn(text) };
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Normalizes for comparison: a text message spells 'Núñez' as 'Nunez'. */
const plain = (text: string): string =>
  inGsmLetters(text.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
/** Normalizes numbers: '$10,000.00', '10000' and '010000' are equal. */
const plainNumber = (number: string): string =>
  number
    .replaceAll(',', '')
    .replace(/\.0+$/, '')
    .replace(/^0+(?=\d)/, '');
const numbersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(NUMBER)].map(([number]) => plainNumber(number)));
