/** A time of day parsed from text. */
export interface Clock {
  /** Milliseconds since midnight. */
  readonly millis: number;
  /** Whether 'AM' or 'PM' is given. */
  readonly hasHalf: boolean;
  /** IANA zone or minutes ahead of UTC; null if none is given. */
  readonly zone: string | number | null;
}

const zones: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  EASTERN: 'America/New_York',
  CT: 'America/Chicago',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  CENTRAL: 'America/Chicago',
  MT: 'America/Denver',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  MOUNTAIN: 'America/Denver',
  PT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PACIFIC: 'America/Los_Angeles',
  AKST: 'America/Anchorage',
  AKDT: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
  Z: 'UTC',
  UT: 'UTC',
  UTC: 'UTC',
  GMT: 'UTC',
};

const TIME =
  /^[\sT,@]*(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2})(?:[.:,](\d{1,9}))?)?\s*(?:([ap])(?:\.?m\b\.?|\b))?\s*(?:\(?([a-z]{1,8})(?:\s*time)?\)?)?([+-]\d{2}(?::?\d{2})?)?(?:\s\([a-z ]{1,40}\))?\.?$/i;
/** XML writes the zone of a whole day like this: '2015-06-05-04:00'. */
const ZONE_OF_A_DAY = /^(?:z|[+-]\d{2}:?\d{2})$/i;

/**
 * Parses the time after a date: ' 01:30 PM ET', 'T00:00:00.000Z', ' 12.00.00 AM', ' 00:00:00+00'. Returns 'none' for
 * empty text; null for anything that is not a time, or has an unknown zone.
 */
export function readClock(text: string): Clock | 'none' | null {
  const rest = text.trim();
  if (rest === '' || ZONE_OF_A_DAY.test(rest)) return 'none';
  const [, hours = '', minutes, seconds = '0', fraction = '', half, word = '', offset] = TIME.exec(rest) ?? [];
  if (half === undefined && minutes === undefined) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes ?? 0) > 59 || Number(seconds) > 59) return null;
  const zone = zoneOf(word, offset);
  if (zone === undefined) return null;
  const millis = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return {
    millis: ((hour * 60 + Number(minutes ?? 0)) * 60 + Number(seconds)) * 1000 + millis,
    hasHalf: half !== undefined,
    zone,
  };
}

/** Returns undefined for a word that is not a zone, which makes the text no time either. */
function zoneOf(word: string, offset: string | undefined): string | number | null | undefined {
  const named = word === '' ? null : zones[word.toUpperCase()];
  if (offset === undefined || named === undefined) return named;
  // Mail and feeds write UTC this way; databases add '+00:00' to any value.
  if (offset === '+0000' || offset === '-0000') return 'UTC';
  // 'GMT-0400' is an offset; 'EST-0500' gives the same information twice.
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', '') || '0');
  return offset.startsWith('-') ? -minutes : minutes;
}
