import type { Context } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { contactsOf } from '../../../directory/public.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { offerTo } from '../../lifecycle/use-cases/offer-to.ts';
import { scheduleIdle } from '../../lifecycle/use-cases/schedule-turn.ts';
import { openingOf } from '../../opportunities/rules/opening.ts';
import type { StoredProof } from '../store/contact-proof.ts';

/**
 * Sends a request whose contact is confirmed: to the contractors that were picked, or to all who may propose. Runs
 * under the request's lock, in the caller's transaction, so that referrals and messages exist if and only if the
 * confirmation does. A contractor who stopped taking work meanwhile isn't asked; without any, the customer picks again.
 */
export async function sendConfirmed(ctx: Context, opened: RequestCase, asked: StoredProof): Promise<void> {
  const { request } = opened;
  const now = ctx.clock.now();
  // Nobody has been asked yet, so the request has been idle from now on, not since it was submitted.
  const idle = { ...opened, request: { ...request, idleSince: now } };
  const applied = await applyRequestEvent(ctx, idle, 'confirm', 'customer', {
    awaitsProof: null,
    provenContact: request.awaitsProof,
    idleSince: asked.openToProposals ? now : null,
    ...(asked.openToProposals && openingOf(request)),
  });
  if (asked.openToProposals) {
    await scheduleIdle(ctx, request.id, now);
    await enqueue(ctx, [{ task: 'spread-opportunity', payload: { requestId: request.id } }]);
    return announce(ctx, applied.request, applied.happenings);
  }
  const contacts = await contactsOf(ctx, asked.contractorIds);
  const free = asked.contractorIds.flatMap((id) => contacts.get(id) ?? []).filter(({ takesWork }) => takesWork);
  const offered = await offerTo(ctx, applied.request, free);
  await announce(ctx, offered.request, [...applied.happenings, ...offered.happenings], contacts);
}
