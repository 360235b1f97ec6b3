import type { KeptCardId, UserId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import type { CardSetup, ProviderCard } from '../ports.ts';
import { keptCards, type StoredCard } from '../tables.ts';

/** Serializes all changes to an account's cards until the transaction ends. */
export async function lockCards(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`card:${userId}`}, 0))`);
}

/** Returns the card that an account keeps; null if there is none. */
export async function cardOf(ctx: Context, userId: UserId): Promise<StoredCard | null> {
  const [card] = await ctx.db
    .select()
    .from(keptCards)
    .where(and(eq(keptCards.userId, userId), eq(keptCards.status, 'kept')));
  return card ?? null;
}

export async function cardById(ctx: Context, id: KeptCardId): Promise<StoredCard | null> {
  const [card] = await ctx.db.select().from(keptCards).where(eq(keptCards.id, id));
  return card ?? null;
}

/** An owner's consent to charge a card, in the words of a version. */
export interface StoredConsent {
  readonly consentVersion: number;
  readonly consentedAt: Date;
  readonly consentCents: number;
}

/** Inserts a card that its owner is about to enter. */
export async function insertEntry(
  ctx: Context,
  entry: { readonly id: KeptCardId; readonly userId: UserId } & Partial<StoredConsent>,
): Promise<void> {
  await ctx.db.insert(keptCards).values({ ...entry, status: 'entering', startedAt: ctx.clock.now() });
}

/** Stores the provider's ids of an entry. Returns false if it has ended meanwhile. */
export async function noteSetup(
  ctx: Context,
  id: KeptCardId,
  { id: setupId, customerId }: CardSetup,
): Promise<boolean> {
  const { rowCount } = await ctx.db.update(keptCards).set({ setupId, customerId }).where(eq(keptCards.id, id));
  return rowCount === 1;
}

/** Makes an entry the kept card. */
export async function keepEntered(ctx: Context, id: KeptCardId, { id: cardId, ...card }: ProviderCard): Promise<void> {
  await ctx.db
    .update(keptCards)
    .set({ ...card, cardId, status: 'kept', keptAt: ctx.clock.now() })
    .where(eq(keptCards.id, id));
}

/** Deletes an account's cards, or those of one status. Returns the provider's payers. */
export async function deleteCards(ctx: Context, userId: UserId, status?: StoredCard['status']): Promise<string[]> {
  const deleted = await ctx.db
    .delete(keptCards)
    .where(and(eq(keptCards.userId, userId), ...(status === undefined ? [] : [eq(keptCards.status, status)])))
    .returning({ customerId: keptCards.customerId });
  return deleted.flatMap(({ customerId }) => customerId ?? []);
}

/** Stores the consent of the kept card's owner; null withdraws it. Returns false if no card is kept. */
export async function setConsent(ctx: Context, userId: UserId, consent: StoredConsent | null): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(keptCards)
    .set(consent ?? { consentVersion: null, consentedAt: null, consentCents: null })
    .where(and(eq(keptCards.userId, userId), eq(keptCards.status, 'kept')));
  return rowCount === 1;
}

/** Returns what is stored about an account's cards, without the provider's ids. */
export async function cardData(ctx: Context, userId: UserId): Promise<object[]> {
  const { rows } = await ctx.db.execute(sql`
    select id, status, brand, last4, expiry_month, expiry_year, consent_version, consented_at, consent_cents,
      started_at, kept_at
    from kept_cards where user_id = ${userId} order by started_at`);
  return rows;
}
