/** A visit to the site that a description names. */
export interface SiteVisit {
  /** 'yyyy-MM-dd' */
  readonly day: string;
  /** 'HH:mm'; null if none is named. */
  readonly time: string | null;
  /** The words that name it. */
  readonly quote: string;
}

const MOST_VISITS = 3;
/** A date farther from the name is hardly the visit's. */
const NEAR = 80;
const QUOTE_LENGTH = 100;
/** A listing hardly names a visit that was longer ago; a day that was is in the next year. */
const PAST_DAYS = 60;
const DAY_MS = 86_400_000;

const NAME =
  /\b(?:pre-?\s?(?:bid|proposal)(?:\s+(?:meeting|conference|walk(?:-?\s?through)?|site\s+visit|visit))?|site\s+(?:visit|walk(?:-?\s?through)?|tour|inspection)|job\s+(?:walk|showing)|walk-?\s?through)s?\b/gi;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?<name>${MONTHS.join('|')})[a-z]*\\.?\\s+(?<date>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year>20\\d\\d))?`;
const ISO_DATE = '(?<isoYear>20\\d\\d)-(?<isoMonth>\\d\\d)-(?<isoDate>\\d\\d)';
const SLASHES = '(?<usMonth>\\d{1,2})/(?<usDate>\\d{1,2})(?:/(?<usYear>(?:20)?\\d\\d))?';
const DATE = new RegExp(`\\b(?:${ISO_DATE}|${MONTH}|${SLASHES})\\b(?![/-]\\d)`, 'i');
/** What another date in the same sentence belongs to. */
const OTHER =
  /\b(?:due|closes?|closing|opening|opened|deadline|questions|award|submit|received|completion|addendum)\b/i;
const TIME =
  /(?:(?<at>\bat|@)\s*)?(?:\b(?<noon>noon)\b|\b(?<hour>\d{1,2})(?::(?<minute>\d\d))?\s*(?<half>[ap]\.?\s?m\b\.?)?)/gi;

/**
 * Returns the visits that a description names with a day: 'Mandatory pre-bid walk Dec. 8 at 1:00'. Days without a year
 * are the first from shortly before `listedOn` ('yyyy-MM-dd') on. Hours without AM or PM are those of a working day.
 * Only what stands right behind the words for a visit is read, so that no other date is taken for one.
 */
export function siteVisitsIn(description: string, listedOn: string): SiteVisit[] {
  const visits = new Map<string, SiteVisit>();
  for (const name of description.matchAll(NAME)) {
    if (/\b(?:no|without)\s+$/i.test(description.slice(Math.max(0, name.index - 10), name.index))) continue;
    const start = name.index + name[0].length;
    const behind = description.slice(start, start + NEAR);
    const date = DATE.exec(behind);
    if (date === null) continue;
    const between = behind.slice(0, date.index);
    if (OTHER.test(between) || /[.;]\s+[A-Z]/.test(between)) continue;
    const day = dayOf(date, listedOn);
    if (day === null || visits.has(day)) continue;
    const after = start + date.index + date[0].length;
    const rest = description.slice(after, after + NEAR);
    const found = timeIn(/^[^;\n]*/.exec(rest)?.[0] ?? '') ?? timeIn(between);
    visits.set(day, { day, time: found, quote: quoteFrom(description, name.index, after) });
    if (visits.size === MOST_VISITS) break;
  }
  return [...visits.values()];
}

/** Returns the day of a match of `DATE`; null if no calendar has it. */
function dayOf({ groups = {} }: RegExpExecArray, listedOn: string): string | null {
  const year = groups.isoYear ?? groups.year ?? groups.usYear;
  const month = groups.name ? MONTHS.indexOf(groups.name.toLowerCase()) + 1 : Number(groups.isoMonth ?? groups.usMonth);
  const date = Number(groups.isoDate ?? groups.date ?? groups.usDate);
  if (year !== undefined) return validDay(Number(year.padStart(4, '20')), month, date);
  const first = new Date(Date.parse(listedOn) - PAST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const listed = Number(first.slice(0, 4));
  const sameYear = validDay(listed, month, date);
  return sameYear !== null && sameYear >= first ? sameYear : validDay(listed + 1, month, date);
}

function validDay(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  const isReal = day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return isReal ? day.toISOString().slice(0, 10) : null;
}

/** Returns the first time in a text: one with minutes, with AM or PM, or behind 'at'. */
function timeIn(text: string): string | null {
  for (const { groups = {} } of text.matchAll(TIME)) {
    if (groups.noon) return '12:00';
    if (groups.minute === undefined && groups.half === undefined && groups.at === undefined) continue;
    const [hour, minute] = [Number(groups.hour), Number(groups.minute ?? 0)];
    if (hour > 23 || minute > 59) continue;
    return `${String(hourOf(hour, groups.half)).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  }
  return null;
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour >= 1 && hour <= 6 ? hour + 12 : hour;
  const isAfternoon = /^p/i.test(half);
  if (hour === 12) return isAfternoon ? 12 : 0;
  return isAfternoon && hour < 12 ? hour + 12 : hour;
}

/** Returns the words from a position on, at least up to `least`, to the end of the sentence. */
function quoteFrom(description: string, from: number, least: number): string {
  const rest = description.slice(least, from + QUOTE_LENGTH);
  const end = /[.;](?=\s+[A-Z])|[.;]$|\n/.exec(rest);
  const quote = description.slice(from, least) + (end === null ? rest : rest.slice(0, end.index));
  const isCut = end === null && from + QUOTE_LENGTH < description.length;
  return (isCut ? quote.replace(/\s+\S*$/, '…') : quote).replace(/\s+/g, ' ').trim();
}
