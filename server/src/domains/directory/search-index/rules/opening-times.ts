import { isOpenAt } from '@plumbline/contract/domains/directory/business-hours.ts';

const MINUTE_MS = 60_000;

interface Known {
  readonly hours: Readonly<Record<string, string>>;
  readonly timeZone: string;
  /** The minute since 1970 for which `isOpen` was found. */
  minute: number;
  isOpen: boolean | null;
}

/** The different opening hours of all contractors by number. Each is read once a minute, however many share it. */
export class OpeningTimes {
  readonly #all: Known[] = [];
  readonly #numbers = new Map<string, number>();

  /** @param stored the texts of all, in their order */
  constructor(stored: readonly string[] = []) {
    for (const text of stored) this.#add(text);
  }

  /** Returns the number of some hours in a zone. */
  numberOf(hours: Readonly<Record<string, string>>, timeZone: string): number {
    const text = JSON.stringify([timeZone, hours]);
    return this.#numbers.get(text) ?? this.#add(text);
  }

  /** Returns whether a business with these hours is open at a moment; null if they don't say. */
  isOpen(number: number, moment: Date): boolean | null {
    const known = this.#all[number];
    if (known === undefined) throw new RangeError('There are no such hours');
    const minute = Math.floor(moment.getTime() / MINUTE_MS);
    if (known.minute !== minute) {
      known.isOpen = isOpenAt(known.hours, known.timeZone, moment);
      known.minute = minute;
    }
    return known.isOpen;
  }

  texts(): readonly string[] {
    return [...this.#numbers.keys()];
  }

  #add(text: string): number {
    const [timeZone, hours] = JSON.parse(text) as [string, Record<string, string>];
    const number = this.#all.length;
    this.#all.push({ hours, timeZone, minute: Number.NaN, isOpen: null });
    this.#numbers.set(text, number);
    return number;
  }
}
