import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../kernel/context.ts';
import { enqueue, notifyLive } from '../../../kernel/outbox.ts';
import { outsideTrace } from '../../../kernel/trace.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { addressId, forgetOldAnswers, geocodableAddress, geocodeAddresses } from '../../locations/public.ts';
import { PROJECTS_TOPIC } from '../rules/live-topic.ts';
import { type Located, resetGeocoded, setGeocoded, type Unlocated, unlocatedProjects } from '../store/geocoding.ts';
import { lockRecording } from '../store/listing.ts';
import { announceChanges } from './announce-changes.ts';

/** Number of projects per step. */
const AT_ONCE = 500;
/** A job waits through pauses up to this long; for a longer one, it is rescheduled. */
const SHORT_MS = 5000;
/** Maximum duration of a job, so that other jobs in the queue get their turn. */
const LONGEST_MS = 60_000;
const KEY = 'geocode-projects';

/** Schedules the job that locates projects, if a geocoder is configured. Call it whenever there may be new ones. */
export async function scheduleGeocoding(ctx: Context, runAt = ctx.clock.now()): Promise<void> {
  // Commands and tests may omit this port.
  if (!ctx.ports.addressGeocoder) return;
  await outsideTrace(() => enqueue(ctx, [{ task: 'geocode-projects', payload: {}, runAt, key: KEY }]));
}

/**
 * Locates projects whose sources give a house but no point better than its ZIP code, newest first, as fast as the
 * geocoder allows. Each lookup is stored with its result, so a killed process loses only one. Sample data is never
 * looked up. Watchers aren't notified, because no source has changed anything.
 */
export async function geocodeProjects(ctx: Context, stopping: AbortSignal): Promise<void> {
  const geocoder = ctx.ports.addressGeocoder;
  if (!geocoder) return;
  for (const ending = performance.now() + LONGEST_MS; performance.now() < ending && !stopping.aborted; ) {
    const unlocated = await unlocatedProjects(ctx.db, AT_ONCE);
    if (unlocated.length === 0) {
      if (await forgetOld(ctx)) continue;
      return;
    }
    const addressed = unlocated.map((project) => ({ project, address: geocodableAddress(project) }));
    await keep(
      ctx,
      addressed.flatMap(({ project, address }) => (address === null ? { ...project, ...NOWHERE, geocodeKey: '' } : [])),
    );
    const addresses = addressed.flatMap(({ address }) => address ?? []);
    if (addresses.length === 0) continue;
    const { answers, nextAt } = await geocodeAddresses(ctx, geocoder, addresses, stopping);
    await keep(
      ctx,
      addressed.flatMap(({ project, address }): Located[] => {
        const geocodeKey = address === null ? undefined : addressId(address);
        const answer = geocodeKey === undefined ? undefined : answers.get(geocodeKey);
        return geocodeKey === undefined || answer === undefined
          ? []
          : [{ ...project, ...(answer ?? NOWHERE), geocodeKey }];
      }),
    );
    if (nextAt === null) continue;
    const waitMs = nextAt.getTime() - ctx.clock.now().getTime();
    if (waitMs > SHORT_MS) return scheduleGeocoding(ctx, nextAt);
    if (waitMs > 0) await sleep(waitMs, undefined, { signal: stopping }).catch(() => undefined);
  }
  await scheduleGeocoding(ctx);
}

const NOWHERE = { latitude: null, longitude: null, precision: null } as const;

async function keep(ctx: Context, located: readonly (Unlocated & Located)[]): Promise<void> {
  if (located.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    // Recording listings writes all facts of a project, including its point.
    await lockRecording(ctx.db);
    const found = await setGeocoded(ctx.db, located);
    await announceChanges(ctx, found, []);
    if (found.length > 0) await notifyLive(ctx, PROJECTS_TOPIC);
  });
}

/** Returns whether there are addresses that may be looked up again now. */
const forgetOld = (ctx: Context): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const forgotten = await forgetOldAnswers(ctx);
    await resetGeocoded(ctx.db, forgotten);
    return forgotten.length > 0;
  });
