import {
  MAX_PURSUITS,
  type Pursuit,
  type PursuitForm,
  type PursuitStage,
} from '@plumbline/contract/domains/leads/pursuit.ts';
import type { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { firstSeen } from '../../projects/public.ts';
import { leadsWords } from '../leads.words.ts';
import { deletePursuit, insertMove, lockPipeline, lockPursuit, savePursuit } from '../store/pursuit.ts';
import type { StoredPursuit } from '../tables.ts';
import { scheduleAnnouncement } from './announce-step.ts';
import { showPursuit } from './show-pipeline.ts';

/**
 * Moves a project to a stage of the caller's pipeline, and adds it if it isn't there.
 * @throws DomainError 'not-found' without such a project; 'already-happened' if the pipeline is full
 */
export async function movePursuit(ctx: Context, projectId: ProjectId, stage: PursuitStage): Promise<Pursuit> {
  const { userId } = signedIn(ctx.actor);
  await inTransaction(ctx, (ctx) => move(ctx, { userId, projectId, stage }));
  return showPursuit(ctx, projectId);
}

interface Move {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly stage: PursuitStage;
  /** Replaces the amount unless it is null. */
  readonly amountCents?: number | null;
}

/** Moves a project in an account's pipeline, in the caller's transaction. Moving it to its own stage changes nothing. */
async function move(ctx: Context, { userId, projectId, stage, amountCents = null }: Move): Promise<void> {
  const count = await lockPipeline(ctx, userId);
  const known = await lockPursuit(ctx, userId, projectId);
  if (known === null) await requireRoom(ctx, projectId, count);
  const next = { ...(known ?? aNew(ctx, userId, projectId)), stage };
  if (amountCents !== null) next.amountCents = amountCents;
  if (known !== null && known.stage === stage && known.amountCents === next.amountCents) return;
  await store(ctx, known, next);
}

async function requireRoom(ctx: Context, projectId: ProjectId, count: number): Promise<void> {
  if (!(await firstSeen(ctx, [projectId])).has(projectId)) throw notFound();
  if (count < MAX_PURSUITS) return;
  throw new DomainError(
    'already-happened',
    say(leadsWords, ({ pipelineFull }) => pipelineFull(MAX_PURSUITS)),
  );
}

const aNew = (ctx: Context, userId: UserId, projectId: ProjectId): StoredPursuit => ({
  userId,
  projectId,
  stage: 'saved',
  amountCents: null,
  nextStep: null,
  nextStepOn: null,
  notes: null,
  announcedOn: null,
  savedAt: ctx.clock.now(),
  movedAt: ctx.clock.now(),
  revision: 0,
});

/**
 * Changes what the caller keeps about a pursued project.
 * @throws DomainError 'not-found' if the caller doesn't pursue it; 'already-happened' if it has changed since the form
 * was shown
 */
export async function changePursuit(
  ctx: Context,
  projectId: ProjectId,
  { amount, revision, ...form }: PursuitForm,
): Promise<Pursuit> {
  const { userId } = signedIn(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const known = await lockPursuit(ctx, userId, projectId);
    if (known === null) throw notFound();
    if (known.revision !== revision) {
      throw new DomainError(
        'already-happened',
        say(leadsWords, ({ changedSince }) => changedSince),
      );
    }
    await store(ctx, known, {
      ...known,
      stage: form.stage,
      amountCents: amount === undefined ? null : Math.round(amount * 100),
      nextStep: form.nextStep ?? null,
      nextStepOn: form.nextStepOn ?? null,
      notes: form.notes ?? null,
    });
  });
  return showPursuit(ctx, projectId);
}

/** Stores a pursuit with its move, if it has moved, and schedules what announces its next step. */
async function store(ctx: Context, before: StoredPursuit | null, after: StoredPursuit): Promise<void> {
  const hasMoved = before?.stage !== after.stage;
  const next = {
    ...after,
    movedAt: hasMoved ? ctx.clock.now() : after.movedAt,
    revision: after.revision + 1,
  };
  await savePursuit(ctx, next);
  if (hasMoved) await insertMove(ctx, next);
  if (next.nextStepOn !== null && next.nextStepOn !== before?.nextStepOn) await scheduleAnnouncement(ctx, next);
}

/**
 * Removes a project from the caller's pipeline.
 * @throws DomainError 'not-found' if it isn't there
 */
export async function dropPursuit(ctx: Context, projectId: ProjectId): Promise<{ readonly message: string }> {
  if (!(await deletePursuit(ctx, signedIn(ctx.actor).userId, projectId))) throw notFound();
  return { message: leadsWords[ctx.language].dropped };
}

/** Moves the project of a bid to 'bid', with its amount, unless the job is decided. Repeating it changes nothing. */
export const followBid = (
  ctx: Context,
  {
    userId,
    projectId,
    amountCents,
  }: { readonly userId: UserId; readonly projectId: ProjectId; readonly amountCents: number },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const known = await lockPursuit(ctx, userId, projectId);
    if (known !== null && ['bid', 'won', 'lost'].includes(known.stage)) return;
    await move(ctx, { userId, projectId, stage: 'bid', amountCents: amountCents === 0 ? null : amountCents });
  });
