import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { type AddressGeocoder, type GeocodedPoint, GeocoderProblem, type StreetAddress } from '../ports.ts';
import { addressId } from '../rules/geocodable-address.ts';
import { forgetOldAnswers, geocodeAddresses } from './geocode-addresses.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock });

const FOUND: GeocodedPoint = { latitude: 38.1855, longitude: -85.8401, precision: 'exact', state: 'KY' };
const house = (number: number): StreetAddress => ({
  street: `${number} Oak St`,
  city: 'Louisville',
  state: 'KY',
  zip: '40216',
});
const houses = (count: number) => Array.from({ length: count }, (_, at) => house(at + 1));

/** Simulates a geocoder with the given results; `asked` has the sizes of the calls. */
function geocoder(
  answer: (address: StreetAddress) => GeocodedPoint | null,
  given: Partial<AddressGeocoder> = {},
): AddressGeocoder & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    name: 'test',
    atOnce: 10,
    pauseMs: 1000,
    patienceMs: 60_000,
    dailyAddresses: 100,
    asked,
    find: async (addresses) => {
      asked.push(addresses.length);
      return addresses.map(answer);
    },
    ...given,
  };
}
const always = () => geocoder(() => FOUND);
const failing = (problem: Error, given: Partial<AddressGeocoder> = {}) => {
  const one = geocoder(() => null, given);
  return {
    ...one,
    find: async (addresses: readonly StreetAddress[]) => {
      one.asked.push(addresses.length);
      throw problem;
    },
  };
};
const ask = (one: AddressGeocoder, addresses: readonly StreetAddress[], signal = new AbortController().signal) =>
  geocodeAddresses(ctx, one, addresses, signal);
const later = (ms: number) => new Date(clock.now().getTime() + ms);

beforeEach(async () => {
  await db.execute(sql`truncate geocoded_addresses, geocoder_turns`);
  clock.set(new Date('2026-12-01T15:00:00Z'));
});

describe('addresses', () => {
  it('are looked up once: both hits and misses are stored', async () => {
    const one = geocoder(({ street }) => (street === '1 Oak St' ? FOUND : null));
    const { answers, nextAt } = await ask(one, houses(2));
    const { state: _, ...point } = FOUND;
    expect([...answers]).toEqual([
      [addressId(house(1)), point],
      [addressId(house(2)), null],
    ]);
    expect(nextAt).toBeNull();
    clock.advance(60);
    expect((await ask(one, houses(2))).answers).toEqual(answers);
    expect(one.asked).toEqual([2]);
  });

  it('that are found in the wrong state or far away count as not found', async () => {
    const lexington = { ...FOUND, latitude: 38.0406, longitude: -84.5037 };
    const one = geocoder(({ street }) => (street === '1 Oak St' ? { ...FOUND, state: 'IN' } : lexington));
    expect([...(await ask(one, houses(2))).answers.values()]).toEqual([null, null]);
  });

  it('are looked up in batches, with a pause between them', async () => {
    const one = always();
    const first = await ask(one, houses(25));
    expect(first.answers.size).toBe(10);
    expect(first.nextAt).toEqual(later(1000));
    expect((await ask(one, houses(25))).answers.size).toBe(10);
    clock.set(later(1000));
    expect((await ask(one, houses(25))).answers.size).toBe(20);
    expect(one.asked).toEqual([10, 10]);
  });

  it('are looked up to the daily limit, and again from midnight UTC on', async () => {
    const one = { ...always(), dailyAddresses: 15 };
    await ask(one, houses(30));
    clock.advance(1);
    await ask(one, houses(30));
    clock.advance(1);
    expect((await ask(one, houses(30))).nextAt).toEqual(new Date('2026-12-02T00:00:00Z'));
    clock.set(new Date('2026-12-02T00:00:00Z'));
    await ask(one, houses(30));
    expect(one.asked).toEqual([10, 5, 10]);
  });

  it('that were not found are looked up again after two months, those found after two years', async () => {
    await ask(
      geocoder(({ street }) => (street === '1 Oak St' ? FOUND : null)),
      houses(2),
    );
    clock.advance(59 * 24 * 60);
    expect(await forgetOldAnswers(ctx)).toEqual([]);
    clock.advance(2 * 24 * 60);
    expect(await forgetOldAnswers(ctx)).toEqual([addressId(house(2))]);
    clock.advance(2 * 365 * 24 * 60);
    expect(await forgetOldAnswers(ctx)).toEqual([addressId(house(1))]);
  });
});

describe('a geocoder', () => {
  it('is called by one process at a time, and by no one while a killed one’s call may still be running', async () => {
    const answer = Promise.withResolvers<readonly GeocodedPoint[]>();
    const asked = Promise.withResolvers<void>();
    const slow = {
      ...always(),
      find: () => {
        asked.resolve();
        return answer.promise;
      },
    };
    const waiting = ask(slow, houses(1));
    await asked.promise;
    const other = always();
    expect(await ask(other, houses(1))).toEqual({ answers: new Map(), nextAt: later(65_000) });
    expect(other.asked).toEqual([]);
    answer.resolve([FOUND]);
    expect((await waiting).answers.size).toBe(1);
    expect((await ask(other, houses(1))).answers.size).toBe(1);
    expect(other.asked).toEqual([]);
  });

  it('that asks for a pause gets it', async () => {
    const one = failing(new GeocoderProblem('busy', { waitMs: 3 * 60 * 60_000, isBusy: true }));
    expect((await ask(one, houses(3))).nextAt).toEqual(later(3 * 60 * 60_000));
    clock.advance(179);
    await ask(one, houses(3));
    expect(one.asked).toEqual([3]);
  });

  it('that fails is called less and less often, with half as many addresses; one address that breaks it is postponed', async () => {
    const one = failing(new GeocoderProblem('broken'), { atOnce: 4 });
    const pauses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { nextAt } = await ask(one, houses(4));
      pauses.push(((nextAt?.getTime() ?? 0) - clock.now().getTime()) / 60_000);
      clock.set(nextAt ?? clock.now());
    }
    expect(one.asked).toEqual([4, 2, 1, 1]);
    expect(pauses).toEqual([1, 2, 4, 8]);
    const works = { ...always(), atOnce: 4 };
    expect([...(await ask(works, houses(4))).answers.values()].filter((answer) => answer !== null)).toHaveLength(1);
    clock.advance(24 * 60);
    expect(await forgetOldAnswers(ctx)).toHaveLength(2);
  });

  it('whose call is aborted with the process has not failed', async () => {
    const stopping = new AbortController();
    const one = {
      ...always(),
      find: async () => {
        stopping.abort();
        throw new GeocoderProblem('aborted');
      },
    };
    await ask(one, houses(1), stopping.signal);
    clock.set(later(1000));
    const next = always();
    expect((await ask(next, houses(1))).answers.size).toBe(1);
  });
});
