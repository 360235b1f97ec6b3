import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { outsideTrace } from '../../../kernel/trace.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { contractorsLike, type FirmCandidate, plainLicenseNumber } from '../../directory/public.ts';
import { kentuckyCountyAt } from '../../locations/public.ts';
import { nameStarts, shownName } from '../rules/firm-name.ts';
import { linkUnder } from '../rules/firm-ruling.ts';
import {
  countPermits,
  type FirmFacts,
  lockLinkedBefore,
  lockStale,
  removeFirm,
  saveCounted,
  type WaitingFirm,
} from '../store/firm-figures.ts';
import { rulingsOf } from '../store/firm-ruling.ts';
import { publishRecords } from './publish-records.ts';

/** Firms per transaction. */
const AT_ONCE = 50;
/** A job that takes longer continues as another one, so that others get their turn. */
const LONGEST_MS = 30_000;
/** Collects changes, so that a firm isn't counted for each. */
const SOON_MS = 5000;
const DAY_MS = 86_400_000;
/** The directory changes without telling: a link is decided anew after this time. */
const LINKED_FOR_MS = 7 * DAY_MS;

/** Schedules the counting of firms whose permits have changed. */
export const scheduleCount = (ctx: Context): Promise<void> => schedule(ctx, 'count-firms', SOON_MS);

/** Schedules the look at firms whose link is old. From then on, it comes daily. */
export const scheduleLinking = (ctx: Context): Promise<void> => schedule(ctx, 'link-firms', SOON_MS);

const schedule = (ctx: Context, task: 'count-firms' | 'link-firms', inMs: number): Promise<void> =>
  outsideTrace(() =>
    enqueue(ctx, [{ task, payload: {}, key: task, runAt: new Date(ctx.clock.now().getTime() + inMs) }]),
  );

/** Counts the firms whose permits have changed, and decides anew who they are. */
export async function countFirms(ctx: Context, stopping: AbortSignal): Promise<void> {
  if (!(await countAll(ctx, stopping, (ctx) => lockStale(ctx, AT_ONCE)))) await scheduleCount(ctx);
}

/** Decides anew who firms are that were looked up long ago. */
export async function linkFirms(ctx: Context, stopping: AbortSignal): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - LINKED_FOR_MS);
  const isDone = await countAll(ctx, stopping, (ctx) => lockLinkedBefore(ctx, before, AT_ONCE));
  await schedule(ctx, 'link-firms', isDone ? DAY_MS : SOON_MS);
}

/** Returns whether none are left. */
async function countAll(
  ctx: Context,
  stopping: AbortSignal,
  lock: (ctx: Context) => Promise<readonly WaitingFirm[]>,
): Promise<boolean> {
  for (const ending = performance.now() + LONGEST_MS; performance.now() < ending && !stopping.aborted; ) {
    const counted = await inTransaction(ctx, async (ctx) => {
      const some = await lock(ctx);
      const contractors: (ContractorId | null)[] = [];
      for (const firm of some) contractors.push(firm.contractorId, await countFirm(ctx, firm));
      await publishRecords(ctx, contractors);
      return some.length;
    });
    if (counted < AT_ONCE) return true;
  }
  return false;
}

/**
 * Counts a locked firm and decides who it is. Returns the contractor, whose record has to be published in the same
 * transaction, as that of the contractor that it was before.
 */
export async function countFirm(ctx: Context, firm: WaitingFirm): Promise<ContractorId | null> {
  const { id, state } = firm;
  const { figures, facts } = await countPermits(ctx, id);
  if (figures.permits === 0) {
    await removeFirm(ctx, id);
    return null;
  }
  const link = linkUnder(
    await rulingsOf(ctx, firm),
    {
      names: facts.names,
      licenses: facts.licenses,
      places: facts.places.map((place) => place.toLowerCase()),
      trades: tradesOf(facts),
    },
    (
      await contractorsLike(ctx, {
        licenses: facts.licenses.map(plainLicenseNumber),
        starts: facts.names.flatMap(nameStarts),
        state,
      })
    ).map((candidate) => ({ ...candidate, places: placesOf(candidate) })),
  );
  const isLinked = 'contractorId' in link;
  const contractorId = isLinked ? (link.contractorId as ContractorId) : null;
  const [name = ''] = facts.names;
  await saveCounted(ctx, id, {
    name: shownName(name),
    figures,
    contractorId,
    linkedBy: isLinked ? link.by : null,
    unlinkedReason: isLinked ? null : link.reason,
    candidateIds: isLinked ? [] : ([...link.candidates] as ContractorId[]),
  });
  return contractorId;
}

/** Returns the trades that a contractor must have one of; none for a builder, who may have any. */
const tradesOf = ({ roles }: FirmFacts): readonly string[] =>
  roles.every((role) => role === 'plumbing' || role === 'electrical' || role === 'hvac') ? roles : [];

function placesOf({ city, state, latitude, longitude }: FirmCandidate): string[] {
  const county = state === 'KY' ? kentuckyCountyAt(latitude, longitude) : undefined;
  return [`${city}, ${state}`, ...(county === undefined ? [] : [`${county} County`])].map((place) =>
    place.toLowerCase(),
  );
}
