import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type AddressGeocoder, type GeocodedPoint, GeocoderProblem, type StreetAddress } from '../ports.ts';
import { addressId } from '../rules/geocodable-address.ts';
import { isPlausible } from '../rules/geocoded-place.ts';
import { forgetAnswers, type KnownAnswer, keepAnswers, knownAnswers } from '../store/geocoded-address.ts';
import { endTurn, takeTurn, turnOf } from '../store/geocoder-turn.ts';

export interface Geocoded {
  /** Keyed by the address's id (`addressId`); null if nobody knows it. */
  readonly answers: ReadonlyMap<string, KnownAnswer>;
  /** When the remaining addresses may be looked up; null if all have a result. */
  readonly nextAt: Date | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Houses don't move, but maps get better. */
const KEEP_FOUND_MS = 2 * 365 * DAY;
/** New streets are added to maps. */
const KEEP_MISSED_MS = 60 * DAY;
/** Delay for an address on which the service itself has failed, so that others get their turn. */
const PUT_OFF_MS = DAY;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE;
/** Added to the deadline of a killed process's call, during which no one else may call. */
const SPARE_MS = 5000;
const MOST_KEPT = 500_000;
const FORGOTTEN_AT_ONCE = 1000;

/**
 * Locates addresses: from stored results, else with one call to the geocoder if it is our turn. Results in another
 * state or far from the ZIP code count as none. A failing service is called with fewer addresses, and later.
 */
export async function geocodeAddresses(
  ctx: Context,
  geocoder: AddressGeocoder,
  addresses: readonly StreetAddress[],
  signal: AbortSignal,
): Promise<Geocoded> {
  const byId = new Map(addresses.map((address) => [addressId(address), address]));
  const now = ctx.clock.now();
  const known = await knownAnswers(ctx.db, [...byId.keys()], now);
  const unknown = [...byId].filter(([id]) => !known.has(id));
  if (unknown.length === 0) return { answers: known, nextAt: null };
  const day = now.toISOString().slice(0, 10);
  const turn = await turnOf(ctx.db, geocoder.name, day);
  if (turn.notBefore > now) return { answers: known, nextAt: turn.notBefore };
  const left = geocoder.dailyAddresses - turn.asked;
  if (left < 1) return { answers: known, nextAt: new Date(Date.parse(day) + DAY) };
  // Half as many after each failure, because one address may be at fault.
  const size = Math.max(1, Math.floor(geocoder.atOnce / 2 ** turn.failures));
  const asked = unknown.slice(0, Math.min(size, left));
  const until = new Date(now.getTime() + geocoder.patienceMs + SPARE_MS);
  const isOurs = await takeTurn(ctx.db, geocoder.name, { day, addresses: asked.length, now, until });
  if (!isOurs) return { answers: known, nextAt: until };
  const { answers, failures, pauseMs } = await ask(ctx, geocoder, asked, turn.failures, signal);
  const ended = ctx.clock.now();
  const nextAt = new Date(ended.getTime() + pauseMs);
  await inTransaction(ctx, async (ctx) => {
    await keepAnswers(
      ctx.db,
      geocoder.name,
      answers.map(({ key, answer, keepMs }) => ({ key, answer, expiresAt: new Date(ended.getTime() + keepMs) })),
    );
    await endTurn(ctx.db, geocoder.name, failures, nextAt);
  });
  const all = new Map([...known, ...answers.map(({ key, answer }) => [key, answer] as const)]);
  return { answers: all, nextAt: all.size === byId.size ? null : nextAt };
}

interface Asked {
  readonly answers: readonly { readonly key: string; readonly answer: KnownAnswer; readonly keepMs: number }[];
  readonly failures: number;
  readonly pauseMs: number;
}

async function ask(
  ctx: Context,
  geocoder: AddressGeocoder,
  asked: readonly (readonly [string, StreetAddress])[],
  failures: number,
  signal: AbortSignal,
): Promise<Asked> {
  try {
    const points = await geocoder.find(
      asked.map(([, address]) => address),
      signal,
    );
    const answers = asked.map(([key, address], at) => {
      const answer = believed(address, points[at] ?? null);
      return { key, answer, keepMs: answer === null ? KEEP_MISSED_MS : KEEP_FOUND_MS };
    });
    return { answers, failures: 0, pauseMs: geocoder.pauseMs };
  } catch (error) {
    // This process is stopping: that isn't a failure, and another may call immediately.
    if (signal.aborted) return { answers: [], failures, pauseMs: geocoder.pauseMs };
    const { waitMs, isBusy } = error instanceof GeocoderProblem ? error : new GeocoderProblem('');
    ctx.log.warn({ geocoder: geocoder.name, failures: failures + 1, ...errorFacts(error) }, 'A geocoder failed');
    const backoff = Math.min(MINUTE * 2 ** failures, LONGEST_PAUSE_MS);
    const isAtFault = asked.length === 1 && !isBusy;
    return {
      answers: isAtFault ? asked.map(([key]) => ({ key, answer: null, keepMs: PUT_OFF_MS })) : [],
      failures: failures + 1,
      pauseMs: Math.max(waitMs ?? 0, backoff),
    };
  }
}

const believed = (address: StreetAddress, point: GeocodedPoint | null): KnownAnswer =>
  point === null || !isPlausible(address, point)
    ? null
    : { latitude: point.latitude, longitude: point.longitude, precision: point.precision };

/** Deletes results that are too old or too many; returns some of their addresses, which may be looked up again. */
export const forgetOldAnswers = (ctx: Context): Promise<string[]> =>
  forgetAnswers(ctx.db, ctx.clock.now(), MOST_KEPT, FORGOTTEN_AT_ONCE);
