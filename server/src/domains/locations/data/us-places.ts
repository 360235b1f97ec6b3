import { readFileSync } from 'node:fs';

/** A city by its Postal Service name. */
export interface UsCity {
  readonly name: string;
  /** Two letters. */
  readonly state: string;
  /** Thousands of people: accurate enough to compare large cities; 0 for PO boxes only. */
  readonly size: number;
  readonly latitude: number;
  readonly longitude: number;
  /** The ZIP code at its center. */
  readonly zipCode: string;
}

export interface UsZip {
  readonly zipCode: string;
  readonly city: UsCity;
  /** The point of its area; the center of its city if it is for PO boxes only. */
  readonly latitude: number;
  readonly longitude: number;
  readonly coversArea: boolean;
  /** Whether its point is in uninhabited land, far from its people, who are in its city. */
  readonly isStray: boolean;
}

export interface UsPlaces {
  /** Largest first. */
  readonly cities: readonly UsCity[];
  readonly zips: ReadonlyMap<string, UsZip>;
}

const TABLE = new URL('./us-places.txt', import.meta.url);
const ZIP_LENGTH = 5;
/** Marks the ZIP code of a neighborhood, which belongs to the surrounding city. */
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

/** Returns every US ZIP code and city, loaded on first use (about 60 ms). */
export function usPlaces(): UsPlaces {
  loaded ??= parse(readFileSync(TABLE, 'utf8'));
  return loaded;
}
