import { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { languageOf } from '../../domains/accounts/public.ts';
import { answerReminder, followRequest, readReminderReply } from '../../domains/appointments/public.ts';
import { followLanguage, inviteReview } from '../../domains/directory/public.ts';
import { followBid, matchChanges, recordFirms, recordNews } from '../../domains/leads/public.ts';
import { tellFate } from '../../domains/outreach/public.ts';
import {
  answerText,
  findReviewer,
  followCustomerLanguage,
  liveTopic,
  recordDelivery,
  settlePayment,
  signOffByText,
  tellDeclinedCharge,
  tellPrepared,
} from '../../domains/service-requests/public.ts';
import { takeText } from '../../domains/threads/public.ts';
import type { Context } from '../../kernel/context.ts';
import { type DomainEvent, notifyLive } from '../../kernel/outbox.ts';

/** Handlers of the events that other domains publish. */
const subscriptions: {
  readonly [Type in DomainEvent['type']]: (ctx: Context, event: Extract<DomainEvent, { type: Type }>) => Promise<void>;
} = {
  'message-settled': async (ctx, { about, purpose }) => {
    if (about.kind === 'referral') await recordDelivery(ctx, { purpose, referralId: ReferralId.parse(about.id) });
    if (about.kind === 'outreach') await tellFate(ctx, about.id);
  },
  'projects-changed': async (ctx, { changes }) => {
    await recordNews(ctx, changes);
    await matchChanges(ctx, changes);
    await recordFirms(
      ctx,
      changes.map(({ projectId }) => projectId),
    );
  },
  'bid-submitted': (ctx, bid) => followBid(ctx, bid),
  'fee-paid': (ctx, { referralId }) => settlePayment(ctx, referralId),
  'charge-declined': (ctx, { referralId }) => tellDeclinedCharge(ctx, referralId),
  'request-moved-on': (ctx, { requestId }) => followRequest(ctx, requestId),
  'language-chosen': async (ctx, { userId }) => {
    const language = await languageOf(ctx, userId);
    if (language === null) return;
    await followLanguage(ctx, userId, language);
    await followCustomerLanguage(ctx, userId, language);
  },
  'file-prepared': (ctx, { owner }) => tellPrepared(ctx, owner),
  // A text that answers no reminder may confirm the work, be for the other side of a request, or answer the request.
  'text-received': async (ctx, event) => {
    if (await answerReminder(ctx, event)) return;
    if (await signOffByText(ctx, event)) return;
    const isWord = readReminderReply(event.body) !== null;
    if (!(await takeText(ctx, event, isWord))) await answerText(ctx, event);
  },
  'request-completed': async (ctx, event) => {
    const reviewer = await findReviewer(ctx, event.requestId);
    if (reviewer) await inviteReview(ctx, { ...event, ...reviewer });
    // The tracking page now links to the review.
    await notifyLive(ctx, liveTopic(event.requestId));
  },
};

/** Passes an event to its subscribers. Each event may arrive more than once. */
export const dispatch = (ctx: Context, event: DomainEvent): Promise<void> =>
  // An event and its subscription have the same type, but TypeScript can't see that for a union.
  subscriptions[event.type](ctx, event as never);
