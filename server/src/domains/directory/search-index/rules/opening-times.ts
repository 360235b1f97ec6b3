import type { DaysOff } from '@plumbline/contract/domains/directory/days-off.ts';
import { isOpen, type ShownListing } from '../../views.ts';

const MINUTE_MS = 60_000;

type Times = Pick<ShownListing, 'businessHours' | 'timeZone' | 'daysOff'>;

interface Known extends Times {
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

  /** Returns the number of some hours in a zone, with days off. */
  numberOf({ businessHours, timeZone, daysOff }: Times): number {
    const text = JSON.stringify(daysOff.length > 0 ? [timeZone, businessHours, daysOff] : [timeZone, businessHours]);
    return this.#numbers.get(text) ?? this.#add(text);
  }

  /** Returns whether a business with these hours is open at a moment; null if they don't say. */
  isOpen(number: number, moment: Date): boolean | null {
    const known = this.#all[number];
    if (known === undefined) throw new RangeError('There are no such hours');
    const minute = Math.floor(moment.getTime() / MINUTE_MS);
    if (known.minute !== minute) {
      known.isOpen = isOpen(known, moment);
      known.minute = minute;
    }
    return known.isOpen;
  }

  texts(): readonly string[] {
    return [...this.#numbers.keys()];
  }

  #add(text: string): number {
    const [timeZone, businessHours, daysOff = []] = JSON.parse(text) as [string, Record<string, string>, DaysOff[]?];
    const number = this.#all.length;
    this.#all.push({ businessHours, timeZone, daysOff, minute: Number.NaN, isOpen: null });
    this.#numbers.set(text, number);
    return number;
  }
}
