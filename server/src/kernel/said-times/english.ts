import {
  bare,
  clock,
  date,
  digits,
  halfOf,
  harmless,
  later,
  monthIn,
  NOON,
  numberIn,
  part,
  type Rule,
  rule,
  VAGUE,
  weekdays,
  words,
  YEAR,
  zones,
} from './rules.ts';

const MONTHS_EN = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_EN =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAYS_EN = [
  'sun(?:day)?(?! ?(?:room|deck|roof|porch|light))',
  'mon(?:day)?',
  'tu(?:e|es|esday)?',
  'wed(?:s|nesday)?',
  'thu(?:r|rs|rsday)?',
  'fri(?:day)?',
  'sat(?:urday)?',
];
const NUMBERS_EN = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR_EN = `\\d{1,2}|${NUMBERS_EN.join('|')}`;
const COUNT_EN = `\\d{1,3}|an?|a couple(?: of)?|${NUMBERS_EN.join('|')}`;
const countEn = (word = ''): number =>
  word.startsWith('a couple') ? 2 : /^an?$/.test(word) ? 1 : numberIn(NUMBERS_EN, word);
const ORDINAL = '(?:st|nd|rd|th)';

const TOMORROW = '2mor+ow|2mrw|tomm?or?row|tmw|tmrw|tmr|tomo|tom';
const MINUTES_EN: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  quarter: 15,
  'a quarter': 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  half: 30,
  'forty five': 45,
  forty: 40,
  'fifty five': 55,
  fifty: 50,
};
const MINUTE_EN = Object.keys(MINUTES_EN)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
  .replaceAll(' five', '[ -]five');
const minutesEn = (word = ''): number => MINUTES_EN[word.replace('-', ' ')] ?? 0;
const HOLIDAYS_EN =
  "good friday|easter(?: sunday| monday)?|thanksgiving|christmas(?: eve| day)?|new year'?s?(?: eve| day)?|(?:labor|memorial|independence|derby|veterans|columbus|presidents'?|mother'?s|father'?s|mlk|groundhog) day|(?:fourth|4th) of july|halloween|valentine'?s?(?: day)?|st\\.? (?:patrick|pat(?:t|d)y)'?s?(?: day)?|juneteenth";
/** What ordinals count besides days. */
const NO_DAY = '(?:floor|story|street|st\\b|ave|choice|time|one|door|unit|bed|bath|grade|stop)';
const ORDINALS_EN = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ');
const ORDINAL_EN = `(?:twenty|thirty)[ -](?:${ORDINALS_EN.slice(0, 9).join('|')})|${ORDINALS_EN.join('|')}|thirtieth`;
function ordinalEn(word = ''): number {
  const [tens = '', ones = ''] = word.split(/[ -]/);
  if (word === 'thirtieth') return 30;
  return ones === '' ? ORDINALS_EN.indexOf(tens) + 1 : (tens === 'twenty' ? 20 : 30) + ORDINALS_EN.indexOf(ones) + 1;
}

/** How English says times, the longest way first. */
export const ENGLISH: readonly Rule[] = [
  ...digits,
  rule(`(${MONTH_EN})\\.? (?:the )?(\\d{1,2})${ORDINAL}?${YEAR}(?![\\d:]| ?[ap]m?\\b)`, ([, month, day, year]) =>
    date(monthIn(MONTHS_EN, month), Number(day), year),
  ),
  rule(
    `(?:the )?(\\d{1,2})${ORDINAL}?(?: of)?[ -](${MONTH_EN})\\b\\.?(?:(?:,? |-)(20\\d\\d))?`,
    ([, day, month, year]) => date(monthIn(MONTHS_EN, month), Number(day), year),
  ),
  rule(`(${MONTH_EN})\\.? (?:the )?(${ORDINAL_EN})(?![a-z])${YEAR}`, ([, month, day, year]) =>
    date(monthIn(MONTHS_EN, month), ordinalEn(day), year),
  ),
  rule(`the (${ORDINAL_EN})(?![a-z]| ${NO_DAY})(?: of (${MONTH_EN})\\b)?`, ([, day, month]) =>
    month === undefined
      ? { kind: 'day-of-month', day: ordinalEn(day) }
      : date(monthIn(MONTHS_EN, month), ordinalEn(day), undefined),
  ),
  rule(`(?:the )?(\\d{1,2})${ORDINAL}(?![a-z0-9]| ${NO_DAY})`, ([, day]) => ({
    kind: 'day-of-month',
    day: Number(day),
  })),
  words(`(?:the )?day after (?:${TOMORROW})`, { kind: 'relative', days: 2 }),
  words(TOMORROW, { kind: 'relative', days: 1 }),
  words('today|tdy', { kind: 'relative', days: 0 }),
  words('yesterday', { kind: 'relative', days: -1 }),
  words('tonight|tonite|2nite', { kind: 'relative', days: 0 }),
  rule(`in (?:about )?half an hour(?![a-z])`, () => ({ kind: 'later', minutes: 30 })),
  rule(
    `in (?:about )?(${COUNT_EN})( and a half)? (minutes?|mins?|hours?|hrs?|days?|weeks?)(?![a-z])`,
    ([, count, half, unit = '']) => later(countEn(count), unit, half !== undefined),
  ),
  rule(`(${COUNT_EN}) (days?|wks?|weeks?) from (?:now|today)(?![a-z])`, ([, count, unit = '']) =>
    later(countEn(count), unit, false),
  ),
  rule(`(${COUNT_EN}) (days?|wks?|weeks?) from(?= )`, ([, count, unit = '']) =>
    later(countEn(count), unit, false, true),
  ),
  words('(?:a )?week from', { kind: 'later-days', days: 7, isFromDay: true }),
  words(
    `${HOLIDAYS_EN}|(?:the )?day (?:before|after)|that (?:day|morning|afternoon|evening|night)|(?:the )?week of|(?:the )?last day of|months? from`,
    { kind: 'unsure' },
  ),
  words('one (?:morning|afternoon|evening|day)', VAGUE),
  words('(?:the )?week after next', { kind: 'weeks', ahead: 2 }),
  words('(?:the )?(?:next|following|coming) week', { kind: 'weeks', ahead: 1 }),
  words('this week', { kind: 'weeks', ahead: 0 }),
  words(
    '(?:this |next |the )?weekend|next month|next year|this month|soon|some ?time|asap|(?:one|some|any) day',
    VAGUE,
  ),
  ...weekdays(WEEKDAYS_EN),
  rule(`(${MINUTE_EN}) (?:past|after) (${HOUR_EN})(?![a-z0-9])`, ([, minute, hour]) =>
    clock(numberIn(NUMBERS_EN, hour), minutesEn(minute), null),
  ),
  rule(`(${MINUTE_EN}) (?:to|till?|before|of) (${HOUR_EN})(?![a-z0-9])`, ([, minute, hour]) =>
    clock(numberIn(NUMBERS_EN, hour) - 1 || 12, 60 - minutesEn(minute), null),
  ),
  rule(`(${NUMBERS_EN.join('|')}) (?:oh )?(${MINUTE_EN})(?: ?([ap])m)?(?![a-z])`, ([, hour, minute, half]) =>
    clock(numberIn(NUMBERS_EN, hour), minutesEn(minute), halfOf(half)),
  ),
  rule(`(${NUMBERS_EN.join('|')}) ?([ap])m(?![a-z])`, ([, hour, half]) =>
    clock(numberIn(NUMBERS_EN, hour), 0, halfOf(half)),
  ),
  rule(`(${HOUR_EN}) ?o'? ?clock(?![a-z])`, ([, hour]) => clock(numberIn(NUMBERS_EN, hour), 0, null)),
  words('(?:12 )?noon(?:ish|-ish)?|mid ?day|twelve noon', NOON),
  words('(?:12 )?midnight', { kind: 'midnight' }),
  words('first thing(?: in the morning)?|before lunch', part('morning')),
  words('after lunch', part('afternoon')),
  words('after work', part('evening')),
  words('(?:in |during )?(?:the )?(?:early |late |mid[ -]?)?morn(?:ing)?s?|am', part('morning')),
  words('(?:in |during )?(?:the )?(?:early |late |later |mid[ -]?)?(?:afternoons?|aft)|pm', part('afternoon')),
  words('(?:in |during |at )?(?:the )?(?:early |late )?(?:evenings?|nights?|nite)', part('evening')),
  harmless('swing by|stop by|come by|drop by'),
  words('no later than|by', { kind: 'by' }),
  words(
    '(?:any ?time )?(?:after|past|from)(?= \\d{1,2}(?::\\d\\d)? ?(?:[ap]m?)? (?:on|onwards?))|(?:any ?time )?(?:after|past)|starting at',
    { kind: 'after' },
  ),
  words('(?:any ?time )?before|until|till?(?= noon)', { kind: 'before' }),
  words('early', part('morning')),
  words('or (?:later|after)|onwards?', { kind: 'after' }),
  words('at the latest', { kind: 'by' }),
  words('any ?time|all day(?: long)?|the whole day|any hour|whenever|flexible|wide open', part('anytime')),
  words('between|btw|btwn|bet', { kind: 'between' }),
  words('from', { kind: 'from' }),
  words('to|thru|through|til|till|until|-', { kind: 'to' }),
  rule('-(?=\\d| |[a-z])', () => ({ kind: 'to' })),
  words('and|&', { kind: 'and' }),
  words('or', { kind: 'or' }),
  words('next|following', { kind: 'next' }),
  words('this|coming|upcoming', { kind: 'this' }),
  words('last|previous|ago|since', { kind: 'past' }),
  ...zones,
  words('at|around|about|time|arrival|eta', { kind: 'at' }),
  harmless(
    "on|for|the|approximately|roughly|an?|pls|please|thanks|thank you|ok|okay|is|it's|works?|working|can|do|i|i'll|ill|i'm|we|we'll|will|be|there|come|by then|arrive|how|what|could|o'clock|sharp|ish|job|of|my|me|would|like|see you|let's|good|great|fine|you|your|in|day|get|over|out|make it|swing|stop|am free|free|are|am|works best|best|then|so|hi|hello|hey|yes|sure|good to go|window|slot|appointment|visit|door|heading|later|bout|w/|ur|u|c|b|yeah|works for me|sounds good|fine by me|is mine|it|that|somewhere|just|by you",
  ),
  ...bare(NUMBERS_EN, HOUR_EN),
];
