import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { Place } from '@plumbline/contract/domains/locations/place.ts';
import { describe, expect, it } from 'vitest';
import { nearestZips } from './nearest-zips.ts';
import {
  nearestCity,
  placeByName,
  placeByText,
  placeByZip,
  placesBeginningWith,
  pointToSearchFrom,
  zipCodesOf,
} from './places.ts';
import { usPlaces } from './us-places.ts';

const named = (place: Place | null) => place && `${place.city}, ${place.state}`;
const found = (text: string, limit = 3) => placesBeginningWith(text, limit).map(named);

describe('the built-in cities', () => {
  it('are 47, sorted by name, without repeats', () => {
    const names = cities.map((city) => city.name);
    expect(names).toHaveLength(47);
    expect(new Set(names).size).toBe(47);
    expect([...names].sort((a, b) => a.localeCompare(b))).toEqual(names);
  });

  it.each(cities)('$name, $state is known by name, by ZIP code and by its point', (city) => {
    const label = `${city.name}, ${city.state}`;
    const byName = placeByName(city.name, city.state);
    expect(Place.parse(byName)).toMatchObject({ zipCode: city.zipCode, latitude: city.latitude });
    const byZip = placeByZip(city.zipCode);
    const byPoint = nearestCity(city.latitude, city.longitude);
    for (const place of [byName, byZip, byPoint]) {
      expect(named(place)).toBe(label);
      expect(place && milesBetween(place, city)).toBeLessThan(4);
    }
  });
});

describe('a ZIP code', () => {
  it('resolves to a point near others in its state', () => {
    const { zips } = usPlaces();
    expect(zips.size).toBeGreaterThan(41_900);
    const lost = [...zips.values()].filter((zip) => {
      const place = placeByZip(zip.zipCode);
      const { latitude, longitude } = pointToSearchFrom(zip);
      const [near] = nearestZips(latitude, longitude, 1, zip.city.state);
      return place?.zipCode !== zip.zipCode || (near && near.miles > 60);
    });
    // Wake Island, which is in Hawaii for the Postal Service and two thousand miles away.
    expect(lost.map((zip) => zip.zipCode).filter((zip) => zip !== '96898')).toEqual([]);
  });

  it('for PO boxes only is at the center of its city', () => {
    const place = placeByZip('40201');
    expect(named(place)).toBe('Louisville, KY');
    expect(place && milesBetween(place, { latitude: 38.2527, longitude: -85.7585 })).toBeLessThan(5);
  });

  it('has a point in its own area', () => {
    expect(placeByZip('40222')).toMatchObject({ latitude: 38.2647, longitude: -85.6118 });
  });

  it.each([
    ...['99501', '99503', '99515', '99519', '99695', '99505'].map((zip) => [zip, 61.2176, -149.8997] as const),
    ['99701', 64.8378, -147.7164],
    ['99706', 64.8378, -147.7164],
    ['95604', 38.9, -121.07],
  ] as const)(
    '%s is searched from its city, though the Census has it in the wilderness',
    (zip, latitude, longitude) => {
      const place = placeByZip(zip);
      expect(place && milesBetween(pointToSearchFrom(place), { latitude, longitude })).toBeLessThan(20);
    },
  );

  it('is searched from its own point if other ZIP codes are nearby', () => {
    const moved = [...usPlaces().zips.values()].filter((zip) => milesBetween(pointToSearchFrom(zip), zip) > 0.01);
    expect(moved.every((zip) => zip.isStray)).toBe(true);
    expect(moved).toHaveLength(6);
    const { latitude, longitude } = nearestCity(62.05, -158.17) ?? { latitude: 0, longitude: 0 };
    expect(milesBetween({ latitude, longitude }, { latitude: 61.2, longitude: -149.9 })).toBeGreaterThan(100);
  });

  it('for PO boxes is within 75 miles of its neighbors by number', () => {
    const { zips } = usPlaces();
    const byPrefix = Map.groupBy(zips.values(), (zip) => zip.zipCode.slice(0, 3));
    const lost = [...zips.values()].filter((zip) => {
      if (zip.coversArea) return false;
      const others = (byPrefix.get(zip.zipCode.slice(0, 3)) ?? []).filter(
        (other) => other.coversArea && !other.isStray && other.city.state === zip.city.state,
      );
      return others.length > 0 && others.every((other) => milesBetween(other, zip) > 75);
    });
    // Assigned to Douglas, Arizona, at the other end of the state from all other codes with these digits.
    expect(lost.map((zip) => zip.zipCode)).toEqual(['86555']);
  });

  it('that does not exist has no place', () => {
    for (const zip of ['00000', '99999', '4020', '402021', '', 'abcde']) expect(placeByZip(zip)).toBeNull();
  });
});

describe('the city at a point', () => {
  it.each([
    ['the airport', 38.1741, -85.7365],
    ['St. Matthews', 38.2528, -85.6555],
    ['the campus of Masonic Home, which has a ZIP code of its own', 38.2585, -85.663],
    ['Anchorage', 38.2668, -85.533],
    ['Middletown', 38.2454, -85.5389],
  ])('is Louisville at %s', (_, latitude, longitude) => {
    expect(named(nearestCity(latitude, longitude))).toBe('Louisville, KY');
  });

  it.each([
    ['New Albany, IN', 38.2856, -85.8241],
    ['Covington, KY', 39.0837, -84.5086],
    ['Council Bluffs, IA', 41.2619, -95.8608],
    ['Hoboken, NJ', 40.744, -74.0324],
    ['Vancouver, WA', 45.6387, -122.6615],
    ['Texarkana, AR', 33.4418, -94.0377],
  ])('is %s on its side of the state line', (city, latitude, longitude) => {
    expect(named(nearestCity(latitude, longitude))).toBe(city);
  });

  it.each([
    ['Blaine, WA', 48.9937, -122.7469],
    ['Port Huron, MI', 42.9709, -82.4249],
    ['Nogales, AZ', 31.3404, -110.9343],
    ['Chicago, IL', 41.8917, -87.6043],
    ['San Juan, PR', 18.4655, -66.1057],
    ['Utqiagvik or Barrow, AK', 71.2906, -156.7887],
  ])('is found at the edge of the country: %s', (city, latitude, longitude) => {
    expect(city).toContain(named(nearestCity(latitude, longitude)));
  });

  it.each([
    ['Windsor, Ontario', 42.3149, -83.0364],
    ['Niagara Falls, Ontario', 43.0896, -79.0849],
    ['Vancouver', 49.28, -123.12],
    ['Tijuana', 32.5149, -117.0382],
    ['Ciudad Juárez', 31.74, -106.485],
    ['Havana', 23.13, -82.38],
    ['the Atlantic', 35, -70],
    ['the middle of Lake Michigan', 43, -87],
    ['London', 51.5, -0.12],
    ['the North Pole', 90, 0],
    ['the date line', 0, 180],
  ])('is not found in %s', (_, latitude, longitude) => {
    expect(nearestCity(latitude, longitude)).toBeNull();
  });
});

describe('a name', () => {
  it.each([
    ['St. Louis', 'Saint Louis, MO'],
    ['saint louis', 'Saint Louis, MO'],
    ['ST LOU', 'Saint Louis, MO'],
    ['louisville, ky', 'Louisville, KY'],
    ['Louisville KY', 'Louisville, KY'],
    ['Louisville, Kentucky', 'Louisville, KY'],
    ['louisville, k', 'Louisville, KY'],
    ["O'Fallon", "O'Fallon, MO"],
    ['o fallon, il', "O'Fallon, IL"],
    ['Coeur d’Alene', "Coeur d'Alene, ID"],
    ['Cañon City', 'Canon City, CO'],
    ['Winston-Salem', 'Winston Salem, NC'],
    ['ft worth', 'Fort Worth, TX'],
    ['New York City', 'New York, NY'],
    ['charlotte north carolina', 'Charlotte, NC'],
    ['40202', 'Louisville, KY'],
  ])('%s finds %s first', (text, first) => {
    expect(found(text)[0]).toBe(first);
  });

  it.each([
    ['Jeffersontown', '40299'],
    ['st. matthews', '40207'],
    ['Shively, KY', '40216'],
  ])('finds %s, which the Postal Service calls Louisville', (text, zipCode) => {
    expect(placesBeginningWith(text, 3)[0]).toMatchObject({ state: 'KY', zipCode });
    expect(placeByText(`${text.replace(', KY', '')}, KY`)).toMatchObject({ zipCode });
    expect(named(placeByZip(zipCode))).toBe('Louisville, KY');
  });

  it('finds the largest cities that begin with it', () => {
    expect(found('san')).toEqual(['San Antonio, TX', 'San Diego, CA', 'San Jose, CA']);
    expect(found('louis')[0]).toBe('Louisville, KY');
    expect(found('Portland', 2)).toEqual(['Portland, OR', 'Portland, ME']);
    expect(found('z', 20)).toHaveLength(20);
  });

  it('of digits finds the ZIP codes that begin with it, in order', () => {
    expect(placesBeginningWith('4020', 20).map((place) => place.zipCode)).toEqual([
      '40201',
      '40202',
      '40203',
      '40204',
      '40205',
      '40206',
      '40207',
      '40208',
      '40209',
    ]);
    expect(placesBeginningWith('40', 20)).toHaveLength(20);
    expect(placesBeginningWith('40202', 20).map(named)).toEqual(['Louisville, KY']);
    expect(placesBeginningWith('99999', 20)).toEqual([]);
    expect(placesBeginningWith('402021', 20)).toEqual([]);
  });

  it('finds every city of the table, in full and while typing', () => {
    const { cities: all } = usPlaces();
    expect(all.length).toBeGreaterThan(29_000);
    const lost = all.filter(({ name, state }) => {
      const label = `${name}, ${state}`;
      const isTyped = placesBeginningWith(label, 20).some((place) => named(place) === label);
      return named(placeByName(name, state)) !== label || named(placeByText(label)) !== label || !isTyped;
    });
    // Postal abbreviations, found by their full names.
    expect(lost.map(({ name }) => name).sort()).toEqual(['N Kingstown', 'N Little Rock']);
    expect(named(placeByName('N Kingstown', 'RI'))).toBe('North Kingstown, RI');
  });

  it('that begins no city finds none', () => {
    for (const text of ['zzzz', 'Louisville, ZZ', ',', '  ', '!!', '99999']) expect(found(text)).toEqual([]);
  });
});

describe('a place as text', () => {
  it.each([
    ['Louisville, KY', '40202'],
    ['louisville ky', '40202'],
    ['Louisville', '40202'],
    ['Louisville, KY 40207', '40207'],
    ['Louisville, KY, 40207-1234', '40207'],
    ['40299', '40299'],
    ['Louisville, Kentucky, USA', '40202'],
    ['Louisville, KY 99999', '40202'],
    ['Washington, D.C.', '20004'],
    ['New York, New York', '10007'],
    ['Saint Paul Minnesota', placeByName('St Paul', 'MN')?.zipCode],
  ])('%s has the ZIP code %s', (text, zipCode) => {
    expect(placeByText(text)?.zipCode).toBe(zipCode);
  });

  it('without a known name is no place', () => {
    for (const text of ['', 'Nowhere, KY', 'Louisville, ZZ', '99999', ', KY']) expect(placeByText(text)).toBeNull();
  });
});

describe('the ZIP codes of a city', () => {
  const codes = (city: string, state: string) => zipCodesOf(city, state)?.map(({ zipCode }) => zipCode);

  it('are those that cover an area, ascending, each with its own point', () => {
    const louisville = zipCodesOf('Louisville', 'KY') ?? [];
    expect(louisville.length).toBeGreaterThan(25);
    expect(louisville.map(({ zipCode }) => zipCode)).toEqual(louisville.map(({ zipCode }) => zipCode).sort());
    expect(louisville.map(({ zipCode }) => zipCode)).toContain('40204');
    // For PO boxes only.
    expect(louisville.map(({ zipCode }) => zipCode)).not.toContain('40201');
    for (const place of louisville) expect(placeByZip(place.zipCode)).toEqual(place);
    expect(new Set(louisville.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(
      louisville.length,
    );
  });

  it('are a single one if there is no choice, and none for an unknown city', () => {
    expect(codes('Bardstown', 'KY')).toEqual(['40004']);
    expect(codes('Nowhereville', 'KY')).toBeUndefined();
  });
});
