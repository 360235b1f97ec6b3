import { readFileSync } from 'node:fs';

/** A city as the Postal Service names it. */
export interface UsCity {
  readonly name: string;
  /** Two letters. */
  readonly state: string;
  /** Thousands of people; exact enough to compare the large ones, 0 where there are post boxes only. */
  readonly size: number;
  readonly latitude: number;
  readonly longitude: number;
  /** The ZIP code in its middle. */
  readonly zipCode: string;
}

export interface UsZip {
  readonly zipCode: string;
  readonly city: UsCity;
  /** Of the area that it covers; the centre of its city when it is for post boxes only. */
  readonly latitude: number;
  readonly longitude: number;
  readonly coversArea: boolean;
  /** Its point is in the wilderness that it also covers, far from its people: they are in its city. */
  readonly isStray: boolean;
}

export interface UsPlaces {
  /** Largest first. */
  readonly cities: readonly UsCity[];
  readonly zips: ReadonlyMap<string, UsZip>;
}

const TABLE = new URL('./us-places.txt', import.meta.url);
const ZIP_LENGTH = 5;
/** Marks the ZIP code of a quarter, which belongs to the city around it. */
const PART = '@';
const STRAY = '!';

function parse(table: string): UsPlaces {
  const cities: UsCity[] = [];
  const zips = new Map<string, UsZip>();
  for (const line of table.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [name = '', state = '', size, latitude, longitude, list = ''] = line.split('|');
    const isPart = list.startsWith(PART);
    const city: UsCity = {
      name,
      state,
      size: Number(size),
      latitude: Number(latitude),
      longitude: Number(longitude),
      zipCode: isPart ? list.slice(1) : list.slice(0, ZIP_LENGTH),
    };
    cities.push(city);
    if (isPart) continue;
    for (const entry of list.split(' ')) {
      const zipCode = entry.slice(0, ZIP_LENGTH);
      const comma = entry.indexOf(',');
      const coversArea = comma > 0;
      const isStray = entry.endsWith(STRAY);
      zips.set(zipCode, {
        zipCode,
        city,
        latitude: coversArea ? Number(entry.slice(ZIP_LENGTH + 1, comma)) : city.latitude,
        longitude: coversArea ? Number(entry.slice(comma + 1, isStray ? -1 : undefined)) : city.longitude,
        coversArea,
        isStray,
      });
    }
  }
  return { cities, zips };
}

let loaded: UsPlaces | undefined;

/** Every ZIP code and city of the US, read once, when first asked for (some 60 ms). */
export function usPlaces(): UsPlaces {
  loaded ??= parse(readFileSync(TABLE, 'utf8'));
  return loaded;
}
