import type { KeptCardState } from '@plumbline/contract/domains/payments/kept-card.ts';
import { CONSENT_VERSION } from '@plumbline/contract/domains/payments/kept-card.ts';
import type { CardConsent } from '@plumbline/contract/domains/payments/kept-card-endpoints.ts';
import { KeptCardId, type UserId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { paymentRefusalWords } from '../payments.words.ts';
import { JOB_ATTEMPTS, type ProviderCard, ProviderUnavailable } from '../ports.ts';
import {
  cardById,
  cardData,
  cardOf,
  deleteCards,
  insertEntry,
  keepEntered,
  lockCards,
  noteSetup,
  type StoredConsent,
  setConsent,
} from '../store/kept-card.ts';
import type { StoredCard } from '../tables.ts';
import { keptCardView } from '../views.ts';

const MINUTE_MS = 60_000;
/** Minutes before each check of an entry that the browser hasn't reported on. */
const ROUNDS = [10, 60, 1440] as const;

/** Returns the caller's kept card. */
export async function showKeptCard(ctx: Context): Promise<KeptCardState> {
  return keptCardView(await cardOf(ctx, signedIn(ctx.actor).userId), {
    feeCents: ctx.settings.referralFeeCents,
    isPossible: ctx.ports.payments !== null,
  });
}

/**
 * Begins the entry of a card to keep. The card kept so far stays until another one has been entered. An entry begun
 * before ends. Don't call it in a transaction: it waits for the network.
 * @throws DomainError 'unavailable', 'already-happened' if another entry was begun meanwhile
 */
export async function beginKeptCard(
  ctx: Context,
  { consent }: CardConsent,
): Promise<{ id: KeptCardId; clientSecret: string }> {
  const { userId } = signedIn(ctx.actor);
  const id = KeptCardId.parse(newId('kc'));
  if (ctx.ports.payments === null) throw unavailable('noProvider');
  await inTransaction(ctx, async (ctx) => {
    await lockCards(ctx, userId);
    await forgetAll(ctx, await deleteCards(ctx, userId, 'entering'));
    await insertEntry(ctx, { id, userId, ...(consent && consentNow(ctx)) });
    await scheduleCheck(ctx, id, 0);
  });
  const answer = await ctx.ports.payments.cards.openSetup(id);
  if (answer.kind !== 'ok') {
    if (answer.kind === 'refused') ctx.log.error({ code: answer.code }, 'The provider refused to keep a card');
    throw unavailable('unreachable');
  }
  if (!(await noteSetup(ctx, id, answer.value))) {
    await forgetAll(ctx, [answer.value.customerId]);
    throw entryEnded();
  }
  return { id, clientSecret: answer.value.clientSecret };
}

/**
 * Keeps the card that the browser has entered. Repeating it has no further effect.
 * @throws DomainError 'not-found' for a foreign entry or one that has ended, 'already-happened' if no card has been
 * entered, 'unavailable'
 */
export async function keepCard(ctx: Context, id: KeptCardId): Promise<KeptCardState> {
  const { userId } = signedIn(ctx.actor);
  const entry = await cardById(ctx, id);
  if (entry?.userId !== userId) throw notFound();
  if (entry.status === 'entering') {
    try {
      if (!(await keepIfEntered(ctx, entry))) throw entryEnded();
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw unavailable('unreachable');
      throw error;
    }
  }
  return showKeptCard(ctx);
}

/** Keeps the card of an entry whose browser was closed; after the last check, ends the entry. */
export async function checkKeptCard(
  ctx: Context,
  { id, round }: { readonly id: KeptCardId; readonly round: number },
): Promise<void> {
  const entry = await cardById(ctx, id);
  if (entry?.status !== 'entering' || (await keepIfEntered(ctx, entry))) return;
  if (round + 1 < ROUNDS.length) return scheduleCheck(ctx, id, round + 1);
  await inTransaction(ctx, async (ctx) => {
    await lockCards(ctx, entry.userId);
    if ((await cardById(ctx, id))?.status !== 'entering') return;
    await forgetAll(ctx, await deleteCards(ctx, entry.userId, 'entering'));
  });
}

/** Lets acceptances by link and text charge the kept card up to the current fee, or no longer. */
export async function setCardConsent(ctx: Context, { consent }: CardConsent): Promise<KeptCardState> {
  const { userId } = signedIn(ctx.actor);
  const isKept = await inTransaction(ctx, async (ctx) => {
    await lockCards(ctx, userId);
    return setConsent(ctx, userId, consent ? consentNow(ctx) : null);
  });
  if (!isKept) throw notFound();
  return showKeptCard(ctx);
}

/** Removes the caller's card and what they have begun to enter, here at once and at the provider soon after. */
export async function removeKeptCard(ctx: Context): Promise<KeptCardState> {
  await eraseKeptCard(ctx, signedIn(ctx.actor).userId);
  return showKeptCard(ctx);
}

/** Returns the stored data about an account's card, without the provider's ids. */
export const collectKeptCard = (ctx: Context, userId: UserId): Promise<unknown> => cardData(ctx, userId);

/** Removes an account's card when the account is erased. */
export const eraseKeptCard = (ctx: Context, userId: UserId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockCards(ctx, userId);
    await forgetAll(ctx, await deleteCards(ctx, userId));
  });

/**
 * Removes the cards of a payer at the provider.
 * @throws ProviderUnavailable so that the job is retried
 */
export async function forgetCard(ctx: Context, { customerId }: { readonly customerId: string }): Promise<void> {
  if (ctx.ports.payments === null) throw new ProviderUnavailable('No payment provider is set up');
  const answer = await ctx.ports.payments.cards.forget(customerId);
  if (answer.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer.kind === 'refused') ctx.log.warn({ code: answer.code }, 'The provider refused to remove a card');
}

/** Asks the provider about an entry. Returns whether a card is kept with it. @throws ProviderUnavailable */
async function keepIfEntered(ctx: Context, { id, userId, setupId }: StoredCard): Promise<boolean> {
  if (setupId === null) return false;
  if (ctx.ports.payments === null) throw new ProviderUnavailable('No payment provider is set up');
  const answer = await ctx.ports.payments.cards.retrieveSetup(setupId);
  if (answer.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer.kind === 'refused' || answer.value.card === null) return false;
  await replaceCard(ctx, userId, id, answer.value.card);
  return true;
}

const replaceCard = (ctx: Context, userId: UserId, id: KeptCardId, card: ProviderCard): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockCards(ctx, userId);
    if ((await cardById(ctx, id))?.status !== 'entering') return;
    await forgetAll(ctx, await deleteCards(ctx, userId, 'kept'));
    await keepEntered(ctx, id, card);
  });

const forgetAll = (ctx: Context, customerIds: readonly string[]): Promise<void> =>
  enqueue(
    ctx,
    customerIds.map((customerId) => ({ task: 'forget-card', payload: { customerId }, maxAttempts: JOB_ATTEMPTS })),
  );

const scheduleCheck = (ctx: Context, id: KeptCardId, round: number): Promise<void> => {
  const runAt = new Date(ctx.clock.now().getTime() + (ROUNDS[round] ?? 0) * MINUTE_MS);
  return enqueue(ctx, [{ task: 'check-kept-card', payload: { id, round }, runAt, key: `check-kept-card:${id}` }]);
};

const consentNow = ({ clock, settings }: Context): StoredConsent => ({
  consentVersion: CONSENT_VERSION,
  consentedAt: clock.now(),
  consentCents: settings.referralFeeCents,
});

const unavailable = (why: 'noProvider' | 'unreachable') =>
  new DomainError(
    'unavailable',
    say(paymentRefusalWords, (words) => words[why]),
  );

const entryEnded = () =>
  new DomainError(
    'already-happened',
    say(paymentRefusalWords, ({ cardNotEntered }) => cardNotEntered),
  );
