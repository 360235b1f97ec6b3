import type { Bid, BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import { submitBid as endpoint } from '@plumbline/contract/domains/bids/endpoints.ts';
import type { BidId, ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { once } from '../../../kernel/idempotency.ts';
import { enqueue, notifyLive } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { lockForBid, PROJECTS_TOPIC } from '../../projects/public.ts';
import { bidWords } from '../bid.words.ts';
import { userBidder, visitorBidder, whyNoBids } from '../policy.ts';
import { insertBid } from '../store/bid.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** An account has bid on a project. */
    'bid-submitted': { readonly userId: UserId; readonly projectId: ProjectId; readonly amountCents: number };
  }
}

/**
 * Stores an open bid. A visitor without an id gets one. The same key returns the same bid and visitor, so that a lost
 * response doesn't lose the bid.
 * @throws DomainError 'not-found' without such a project; 'already-happened' if the project takes no bids, or no more
 * from this bidder
 */
export async function submitBid(
  ctx: Context,
  form: BidForm,
  call: Pick<Call, 'idempotencyKey' | 'rememberVisitor'>,
): Promise<Bid> {
  const { actor } = ctx;
  if (actor.kind === 'system')
    throw new DomainError(
      'not-allowed',
      say(bidWords, ({ onlyPeople }) => onlyPeople),
    );
  const request = { endpoint: endpoint.name, key: call.idempotencyKey, body: form };
  if (actor.kind !== 'visitor') {
    const bidder = userBidder(actor.userId);
    return once(ctx, { ...request, endpoint: `${endpoint.name} ${bidder}` }, (ctx) => store(ctx, form, bidder));
  }
  const { bid, visitorId } = await once(ctx, request, async (ctx) => {
    const visitorId = actor.visitorId ?? newId('vs');
    // The bidder isn't known yet, so the note isn't stored with the key, too.
    return { bid: { ...(await store(ctx, form, visitorBidder(visitorId))), notes: '' }, visitorId };
  });
  if (actor.visitorId === null || actor.visitorId === visitorId) call.rememberVisitor(visitorId);
  return { ...bid, notes: form.notes };
}

async function store(ctx: Context, form: BidForm, bidder: string): Promise<Bid> {
  const project = await lockForBid(ctx, form.projectId);
  if (project === null) throw notFound();
  const reason = whyNoBids(project);
  if (reason !== null) throw new DomainError('already-happened', reason);
  const now = ctx.clock.now();
  const bid = { id: newId('bd') as BidId, projectId: form.projectId, status: 'pending' as const, notes: form.notes };
  const amountCents = Math.round(form.amount * 100);
  if (!(await insertBid(ctx.db, { ...bid, bidder, amountCents, createdAt: now }))) {
    throw new DomainError(
      'already-happened',
      say(bidWords, ({ already }) => already(project.title)),
    );
  }
  await notifyLive(ctx, PROJECTS_TOPIC);
  if (ctx.actor.kind !== 'visitor' && ctx.actor.kind !== 'system') {
    const { userId } = ctx.actor;
    await enqueue(ctx, [], [{ type: 'bid-submitted', userId, projectId: form.projectId, amountCents }]);
  }
  return { ...bid, amount: amountCents / 100, submittedAt: now.toISOString() };
}
