import {
  decideReferral,
  decideRequest,
  isLive,
  type Party,
  type ReferralEvent,
  type ReferralStatus,
  type RequestEvent,
  type RequestStatus,
  type SiblingEffect,
} from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { countOpenJob } from '../../../directory/public.ts';
import { suppressQueued } from '../../../messaging/public.ts';
import { type ReferralChange, updateReferral } from '../../referrals/store/referral.ts';
import { type RequestChange, updateRequest } from '../../requests/store/service-request.ts';
import type { StoredReferral } from '../../tables.ts';
import type { Happening, HappeningType } from '../rules/happening.ts';
import { isOpenJob } from '../rules/open-job.ts';
import { clockOf, type PartyClock } from '../rules/party-clock.ts';
import { referralOverWords } from '../rules/referral-over.words.ts';
import { refusalError } from '../rules/refusals.ts';
import { isSignedOff } from '../rules/sign-off.ts';
import { isUnconfirmed } from '../rules/unconfirmed.ts';
import { answerBy } from '../rules/windows.ts';
import { deleteLine } from '../store/pass-on.ts';
import type { RequestCase } from '../store/request-case.ts';
import { hoursOf, readHours } from './read-hours.ts';
import { scheduleIdle, scheduleTurn } from './schedule-turn.ts';

declare module '../../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** The work of a request has begun or is completed, or the request was canceled. */
    'request-moved-on': { readonly requestId: ServiceRequestId };
  }
}

/** A request after an event, with the happenings to announce. */
export interface Applied extends RequestCase {
  readonly happenings: readonly Happening[];
}

/** Changes that the appointments domain must follow because it didn't cause them. */
const MOVED_ON: readonly RequestStatus[] = ['in-progress', 'completed', 'cancelled'];
const WAITING: readonly RequestStatus[] = ['submitted', 'contractors-notified', 'responses-received'];

/**
 * Applies an event to a referral, and to its siblings and its request, according to the lifecycle table. The caller
 * holds the request's lock. `change` contains further changes of the referral, `note` the acting party's message.
 * @throws DomainError 'already-happened' if the table forbids it
 */
export async function applyReferralEvent(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  event: ReferralEvent,
  party: Party,
  change: ReferralChange = {},
  note?: string,
): Promise<Applied> {
  const others = opened.referrals.filter((other) => other.id !== referral.id && isLive(other.status));
  const decision = decideReferral(
    {
      referral: referral.status,
      frozen: referral.frozenAt !== null,
      request: opened.request.status,
      otherLiveReferrals: others.length,
    },
    event,
    party,
  );
  if (!decision.ok) throw refusalError(decision.refusal, opened.request, referral);
  const moved = await moveReferral(ctx, opened, referral, decision.referral, change);
  const siblings = await affectSiblings(ctx, opened, others, decision.siblings);
  const happenings: Happening[] = [
    { type: event, party, referral: moved, note },
    ...siblings.map(({ type, referral }): Happening => ({ type, party: 'system', referral })),
  ];
  const after = replaced(opened, [moved, ...siblings.map(({ referral }) => referral)]);
  return { ...(await moveRequest(ctx, after, decision.request, {})), happenings };
}

/**
 * Applies an event to a request, and to its live referrals, according to the lifecycle table. The caller holds the
 * request's lock.
 * @param isBooked whether an appointment is booked, which decides the status after a disputed start
 * @throws DomainError 'already-happened' if the table forbids it
 */
export async function applyRequestEvent(
  ctx: Context,
  opened: RequestCase,
  event: RequestEvent,
  party: Party,
  change: RequestChange = {},
  isBooked = false,
): Promise<Applied> {
  const live = opened.referrals.filter((referral) => isLive(referral.status));
  const settled = live.find((referral) => referral.status === 'settled') ?? null;
  const decision = decideRequest(
    {
      request: opened.request.status,
      liveReferrals: live.length,
      hasSettled: settled !== null,
      isBooked,
      isUnconfirmed: isUnconfirmed(opened.request),
      isSignedOff: isSignedOff(opened.request),
    },
    event,
    party,
  );
  if (!decision.ok) throw refusalError(decision.refusal, opened.request, settled);
  const siblings = await affectSiblings(ctx, opened, live, decision.siblings);
  const happenings: Happening[] = [
    { type: event, party, referral: settled },
    ...siblings.map(({ type, referral }): Happening => ({ type, party: 'system', referral })),
  ];
  const after = replaced(
    opened,
    siblings.map(({ referral }) => referral),
  );
  return { ...(await moveRequest(ctx, after, decision.request, change)), happenings };
}

async function moveReferral(
  ctx: Context,
  { request }: RequestCase,
  referral: StoredReferral,
  status: ReferralStatus,
  change: ReferralChange,
): Promise<StoredReferral> {
  const now = ctx.clock.now();
  const working = isLive(status) ? await readHours(ctx, referral.contractorId) : hoursOf(ctx, null);
  const update: ReferralChange = {
    ...change,
    status,
    turn: referral.turn + 1,
    frozenAt: null,
    keptOutAt: null,
    answerBy: answerBy(status, request.urgency, now, { settings: ctx.settings, working }),
    ...(status === 'settled' && { settledAt: now }),
  };
  await updateReferral(ctx, referral.id, update);
  const moved = { ...referral, ...update };
  if (isLive(status)) await scheduleTurn(ctx, [moved], () => clockOf(status, request.urgency, working));
  // Waiting messages to this contractor no longer make sense.
  else
    await suppressQueued(ctx, [{ kind: 'referral', id: referral.id }], {
      kind: 'said',
      said: say(referralOverWords, (words) => words[status]),
    });
  return moved;
}

const SIBLING_HAPPENING = { lost: 'lose', frozen: 'freeze', thawed: 'thaw', withdrawn: 'withdraw' } as const;

async function affectSiblings(
  ctx: Context,
  opened: RequestCase,
  siblings: readonly StoredReferral[],
  effect: SiblingEffect,
): Promise<{ type: HappeningType; referral: StoredReferral }[]> {
  if (effect === 'none') return [];
  const type = SIBLING_HAPPENING[effect];
  const affected: { type: HappeningType; referral: StoredReferral }[] = [];
  for (const sibling of siblings) {
    affected.push({ type, referral: await affectSibling(ctx, opened, sibling, effect) });
  }
  return affected;
}

async function affectSibling(
  ctx: Context,
  opened: RequestCase,
  sibling: StoredReferral,
  effect: Exclude<SiblingEffect, 'none'>,
): Promise<StoredReferral> {
  if (effect === 'lost' || effect === 'withdrawn') return moveReferral(ctx, opened, sibling, effect, {});
  const now = ctx.clock.now();
  const clock = clockOf(sibling.status, opened.request.urgency, await readHours(ctx, sibling.contractorId));
  const change: ReferralChange =
    effect === 'frozen' ? { frozenAt: now } : { frozenAt: null, answerBy: extended(sibling, now, clock) };
  await updateReferral(ctx, sibling.id, change);
  const changed = { ...sibling, ...change };
  if (effect === 'thawed') await scheduleTurn(ctx, [changed], () => clock);
  return changed;
}

/** Returns the deadline after a pause: whoever has to act has as much time left as when the referral was frozen. */
function extended({ answerBy, frozenAt }: StoredReferral, now: Date, clock: PartyClock): Date | null {
  return answerBy === null || frozenAt === null ? answerBy : clock.after(now, clock.minutes(frozenAt, answerBy));
}

async function moveRequest(
  ctx: Context,
  after: RequestCase,
  status: RequestStatus,
  change: RequestChange,
): Promise<RequestCase> {
  const { request } = after;
  const now = ctx.clock.now();
  const isIdle = WAITING.includes(status) && !after.referrals.some((referral) => isLive(referral.status));
  const idleSince = isIdle ? (request.idleSince ?? now) : null;
  const update: RequestChange = {
    ...change,
    ...(status !== request.status && { status }),
    ...(idleSince !== request.idleSince && { idleSince }),
    ...(status === 'completed' &&
      request.status !== status && { completedAt: now, signedOffAt: null, disputedAt: null }),
  };
  await updateRequest(ctx, request.id, update);
  const isOff = request.status === 'scheduled' || MOVED_ON.includes(status) || MOVED_ON.includes(request.status);
  if (status !== request.status && isOff) {
    await enqueue(ctx, [], [{ type: 'request-moved-on', requestId: request.id }]);
  }
  if (WAITING.includes(request.status) && !WAITING.includes(status)) await deleteLine(ctx, request.id);
  if (idleSince !== null && request.idleSince === null) await scheduleIdle(ctx, request.id, idleSince);
  return keepOpenJobs(ctx, { ...after, request: { ...request, ...update } });
}

/** Records which contractor gets or loses the job, because contractors may limit their open jobs. */
async function keepOpenJobs(ctx: Context, after: RequestCase): Promise<RequestCase> {
  const changed: StoredReferral[] = [];
  for (const referral of after.referrals) {
    const isOpen = isOpenJob(referral.status, after.request.status);
    if (isOpen === referral.isOpenJob) continue;
    await updateReferral(ctx, referral.id, { isOpenJob: isOpen });
    await countOpenJob(ctx, referral.contractorId, isOpen);
    changed.push({ ...referral, isOpenJob: isOpen });
  }
  return replaced(after, changed);
}

function replaced(opened: RequestCase, changed: readonly StoredReferral[]): RequestCase {
  const byId = new Map(changed.map((referral) => [referral.id, referral]));
  return { ...opened, referrals: opened.referrals.map((referral) => byId.get(referral.id) ?? referral) };
}
