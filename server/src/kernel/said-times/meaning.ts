export type Half = 'am' | 'pm';
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'anytime';

/** A time of day as it was said. Without a half, hours up to 12 can mean two times. */
export interface SaidClock {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half | null;
  /** Written on 24 hours, such as '14:30' or '0930'. */
  readonly is24: boolean;
  /** A number alone, which can also be something else. */
  readonly isBare: boolean;
}

/** What one or a few words say about a time. `same` words change nothing, `unknown` ones may change everything. */
export type Meaning =
  /** Sunday is 0. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'relative'; readonly days: number }
  | { readonly kind: 'date'; readonly month: number; readonly day: number; readonly year: number | null }
  /** Two numbers whose order depends on the country: '12/5'. */
  | { readonly kind: 'numbers'; readonly first: number; readonly second: number; readonly year: number | null }
  | { readonly kind: 'day-of-month'; readonly day: number }
  | ({ readonly kind: 'clock' } & SaidClock)
  | { readonly kind: 'midnight' }
  | { readonly kind: 'part'; readonly part: DayPart }
  | { readonly kind: 'later'; readonly minutes: number }
  | { readonly kind: 'later-days'; readonly days: number; readonly isFromDay: boolean }
  | { readonly kind: 'weeks'; readonly ahead: number }
  /** Says a time that is no single day, such as a weekend. */
  | { readonly kind: 'vague' }
  /** Says a day that isn't worked out, such as a holiday. */
  | { readonly kind: 'unsure' }
  | { readonly kind: 'next' | 'this' | 'past' | 'from' | 'after' | 'before' | 'by' | 'between' | 'to' | 'and' | 'or' }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'same' | 'at' }
  | { readonly kind: 'unknown' };

export type Token = Meaning & { readonly text: string };
