import type { AnswerReceipt, CustomerResponse } from '@plumbline/contract/domains/service-requests/answer.ts';
import { respondAsCustomer } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { notifyLive } from '../../../../kernel/outbox.ts';
import { contactOf, contactsOf } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { customerReceipt } from '../../connections/rules/receipts.ts';
import { insertProposedTime, proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import { announceAnswer, contractorTopic, liveTopic } from '../../lifecycle/use-cases/announce.ts';
import { type Applied, applyReferralEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { openCase, openCaseOfReferral } from '../../lifecycle/use-cases/open-case.ts';
import { quoteFee } from '../../lifecycle/use-cases/settle-acceptance.ts';
import { keptOutMessages } from '../../notifications.ts';
import type { StoredReferral } from '../../tables.ts';
import { referralWords } from '../referral.words.ts';
import { updateReferral } from '../store/referral.ts';
import { acceptance } from './answer-as-contractor.ts';
import { readProposedDateTime } from './read-proposed-time.ts';

/**
 * Approves or declines a proposal, or proposes another time, for the customer. Repeating the same answer or its key has
 * no further effect.
 * @throws DomainError 'not-found', 'ambiguous' if several proposals match, 'already-happened', 'invalid-input'
 */
export async function answerAsCustomer(
  ctx: Context,
  answer: CustomerResponse,
  key: string | null = null,
): Promise<AnswerReceipt> {
  try {
    return await answerInCase(ctx, answer, key);
  } catch (error) {
    if (error instanceof KeptOutByCap) await tellKeptOut(ctx, error.referralId);
    throw error;
  }
}

const answerInCase = (ctx: Context, answer: CustomerResponse, key: string | null): Promise<AnswerReceipt> =>
  openCase(ctx, answer.requestId, async (ctx, opened) => {
    const referral = await meantProposal(ctx, opened, answer);
    let current = referral;
    const endpoint = `${respondAsCustomer.name}-${answer.action}`;
    await once(ctx, { endpoint, key, body: answer }, async (ctx) => {
      const applied = await applyAnswer(ctx, opened, referral, answer);
      if (applied !== null) current = await announceAnswer(ctx, applied, referral);
      return {};
    });
    return customerReceipt(current, ctx.settings, ctx.language);
  });

/** Finds the proposal by its id, or by the contractor's phone or email among this request's proposals. */
async function meantProposal(
  ctx: Context,
  { referrals }: RequestCase,
  answer: CustomerResponse,
): Promise<StoredReferral> {
  const proposals = referrals.filter(({ proposalId }) => proposalId !== null);
  const fitting =
    answer.responseId === undefined
      ? await proposalsOf(ctx, proposals, answer)
      : proposals.filter(({ proposalId }) => proposalId === answer.responseId);
  const [only, another] = fitting;
  if (only === undefined) throw notFound();
  if (another !== undefined) {
    throw new DomainError(
      'ambiguous',
      say(referralWords, ({ severalFit }) => severalFit),
    );
  }
  return only;
}

async function proposalsOf(
  ctx: Context,
  proposals: readonly StoredReferral[],
  answer: CustomerResponse,
): Promise<StoredReferral[]> {
  const phone = digits(answer.craftsmanPhone ?? '');
  const email = (answer.craftsmanEmail ?? '').toLowerCase();
  if (phone === '' && email === '') return [...proposals];
  const contacts = await contactsOf(
    ctx,
    proposals.map(({ contractorId }) => contractorId),
  );
  return proposals.filter(({ contractorId }) => {
    const contact = contacts.get(contractorId);
    const samePhone = phone !== '' && digits(contact?.phone ?? '') === phone;
    return samePhone || (email !== '' && contact?.email?.toLowerCase() === email);
  });
}

/** National digits, so that '+1 502 555 0134' and '(502) 555-0134' are the same. */
const digits = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Returns null if the same answer was given before. */
async function applyAnswer(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  answer: CustomerResponse,
): Promise<Applied | null> {
  const given = { customerAnswer: answer.action };
  switch (answer.action) {
    case 'approve': {
      if (referral.customerAnswer === 'approve' && ['settled', 'accepted-unpaid'].includes(referral.status))
        return null;
      const { type, fee } =
        referral.status === 'proposed'
          ? await approval(ctx, opened, referral)
          : { type: 'accept' as const, fee: { feeCents: 0, paymentId: null } };
      const event = type === 'accept' ? 'approve' : 'approve-fee-due';
      return applyReferralEvent(ctx, opened, referral, event, 'customer', { ...given, ...fee }, answer.customerMessage);
    }
    case 'decline':
      if (referral.status === 'declined') return null;
      return applyReferralEvent(ctx, opened, referral, 'decline', 'customer', given, answer.customerMessage);
    case 'propose':
      return counter(ctx, opened, referral, answer);
  }
}

/** Doesn't tell the customer about the contractor's cap. */
class KeptOutByCap extends DomainError {
  readonly referralId: ReferralId;

  constructor(referralId: ReferralId) {
    super(
      'already-happened',
      say(referralWords, ({ keptOut }) => keptOut),
    );
    this.referralId = referralId;
  }
}

/** Notifies the contractor, once per proposal, that their cap prevented the customer's approval. */
const tellKeptOut = (ctx: Context, id: ReferralId): Promise<void> =>
  openCaseOfReferral(ctx, id, null, async (ctx, { request }, referral) => {
    if (referral.status !== 'proposed') return;
    await updateReferral(ctx, id, { keptOutAt: ctx.clock.now() });
    const contact = await contactOf(ctx, referral.contractorId);
    const { cents: feeCents } = await quoteFee(ctx, contact);
    await sendMessages(
      ctx,
      keptOutMessages({ ...referral, feeCents }, { request, contact, time: null, settings: ctx.settings }),
    );
    await notifyLive(ctx, liveTopic(request.id));
    await notifyLive(ctx, contractorTopic(referral.contractorId));
  });

async function approval(ctx: Context, opened: RequestCase, referral: StoredReferral) {
  try {
    return await acceptance(ctx, opened, referral);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'spending-cap')) throw error;
    throw new KeptOutByCap(referral.id);
  }
}

async function counter(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  answer: CustomerResponse,
): Promise<Applied | null> {
  const wall = readProposedDateTime(ctx, opened.request.timeZone, answer.proposedDateTime ?? '');
  const last = (await proposedTimesOf(ctx, [referral.id])).at(-1);
  const isRepetition =
    referral.status === 'countered' &&
    last?.byParty === 'customer' &&
    last.day === wall.day &&
    last.clockTime === wall.time;
  if (isRepetition) return null;
  const applied = await applyReferralEvent(ctx, opened, referral, 'counter', 'customer', { customerAnswer: 'propose' });
  await insertProposedTime(ctx, {
    referralId: referral.id,
    byParty: 'customer',
    day: wall.day,
    clockTime: wall.time,
    message: answer.customerMessage ?? null,
    proposedAt: ctx.clock.now(),
  });
  return applied;
}
