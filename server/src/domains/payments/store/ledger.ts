import type { PaymentRecord, PaymentRecordStatus } from '@plumbline/contract/domains/payments/payment-record.ts';
import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import { type LabelColumns, labelIn } from '../rules/entry-label.ts';
import type { Posting } from '../rules/postings.ts';

/**
 * Adds an entry with its lines in the caller's transaction. The database rejects an unbalanced entry at commit. Returns
 * false, and adds nothing, if the key was already posted.
 */
export async function post(ctx: Context, posting: Posting): Promise<boolean> {
  const lines = posting.lines.map(([account, cents], index) => ({ line: index + 1, account, cents }));
  const { rowCount } = await ctx.db.execute(sql`
    with entry as (
      insert into ledger_entries
        (key, kind, at, billing_identity, referral_id, payment_id, connections, description, description_kind,
        provider_ref)
      values (${posting.key}, ${posting.kind}, ${ctx.clock.now().toISOString()}, ${posting.billingIdentity ?? null},
        ${posting.referralId ?? null}, ${posting.paymentId ?? null}, ${posting.connections ?? 0},
        ${posting.description}, ${jsonOf(posting.descriptionKind)}::jsonb, ${posting.providerRef ?? null})
      on conflict (key) do nothing returning id
    )
    insert into ledger_lines (entry_id, line, account, amount_cents)
    select entry.id, posting.line, posting.account, posting.cents
    from entry, json_to_recordset(${JSON.stringify(lines)}::json) as posting(line smallint, account text, cents bigint)`);
  return (rowCount ?? 0) > 0;
}

const jsonOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** Returns the number and total cost in cents of a contractor's connections that count: fees due or paid. */
export async function chargesOf(
  ctx: Context,
  billingIdentity: string,
): Promise<{ acceptances: number; cents: number }> {
  const { rows } = await ctx.db.execute<{ acceptances: number; cents: number }>(sql`
    select coalesce(sum(connections), 0)::integer as acceptances, coalesce((
      select -sum(amount_cents) from ledger_entries join ledger_lines on entry_id = id
      where billing_identity = ${billingIdentity} and account in ('fees:revenue', 'fees:waived')), 0)::integer as cents
    from ledger_entries where billing_identity = ${billingIdentity}`);
  return rows[0] ?? { acceptances: 0, cents: 0 };
}

/** Returns the total in cents of a contractor's connections accepted in the range [`from`, `to`). */
export async function chargesBetween(ctx: Context, billingIdentity: string, from: Date, to: Date): Promise<number> {
  const { rows } = await ctx.db.execute<{ cents: number }>(sql`
    select coalesce(-sum(amount_cents), 0)::integer as cents
    from ledger_entries as accepted
    join ledger_entries as later on later.referral_id = accepted.referral_id
    join ledger_lines on entry_id = later.id and account in ('fees:revenue', 'fees:waived')
    where accepted.billing_identity = ${billingIdentity} and accepted.kind in ('fee-assessed', 'fee-waived')
      and accepted.at >= ${from.toISOString()} and accepted.at < ${to.toISOString()}`);
  return rows[0]?.cents ?? 0;
}

/** Returns the amount in cents that a referral's entry posted against revenue: the fee waived at acceptance. */
export async function waivedFor(ctx: Context, referralId: ReferralId): Promise<number> {
  const { rows } = await ctx.db.execute<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::integer as cents from ledger_entries join ledger_lines on entry_id = id
    where referral_id = ${referralId} and account = 'fees:waived'`);
  return rows[0]?.cents ?? 0;
}

interface BillRow extends LabelColumns, Record<string, unknown> {
  readonly id: string;
  readonly moment: string;
  readonly cents: number;
  readonly partCents: number;
  readonly kinds: readonly string[];
}

/** Returns a page of a contractor's bill in the reader's language: one line per connection, newest first. */
export async function billPage(
  ctx: Context,
  billingIdentity: string,
  { after, limit }: { readonly after: TimePosition | undefined; readonly limit: number },
): Promise<ListPage<PaymentRecord>> {
  const { rows } = await ctx.db.execute<BillRow>(sql`
    select id, ${positionTime(sql`at`)} as moment, description, description_kind as "descriptionKind",
      (select coalesce(sum(amount_cents), 0)::integer from ledger_lines
        where entry_id = accepted.id and account = 'contractors:receivable') as cents,
      (select coalesce(-sum(amount_cents), 0)::integer from ledger_entries as part join ledger_lines on entry_id = part.id
        where part.referral_id = accepted.referral_id and part.kind = 'part-returned'
          and account = 'refunds:owed') as "partCents",
      (select array_agg(kind) from ledger_entries as any_entry
        where any_entry.referral_id = accepted.referral_id) as kinds
    from ledger_entries as accepted
    where billing_identity = ${billingIdentity} and kind in ('fee-assessed', 'fee-waived')
      ${pastPosition(after, sql`at`, sql`id`)}
    order by at desc, id limit ${limit + 1}`);
  const page = pageOf(
    rows.map((row) => ({ ...row, position: { at: row.moment, id: row.id } })),
    limit,
  );
  return {
    next: page.next,
    items: page.items.map(({ id, moment, cents, partCents, kinds, ...label }) => ({
      id,
      description: labelIn(ctx.language, label),
      amount: cents / 100,
      status: billStatus(new Set(kinds)),
      partRefunded: partCents / 100,
      createdAt: new Date(moment).toISOString(),
    })),
  };
}

function billStatus(kinds: ReadonlySet<string>): PaymentRecordStatus {
  if (kinds.has('fee-lapsed')) return 'lapsed';
  // Refunded to the card if it was paid.
  if (kinds.has('fee-returned') && kinds.has('fee-settled')) return kinds.has('refund-paid') ? 'refunded' : 'refunding';
  if (kinds.has('fee-returned')) return 'returned';
  if (kinds.has('fee-waived')) return 'waived';
  return kinds.has('fee-settled') ? 'paid' : 'due';
}

/** Returns every account with its balance in cents; debits are positive. */
export async function balances(ctx: Context): Promise<{ account: string; cents: number }[]> {
  const { rows } = await ctx.db.execute<{ account: string; cents: string }>(sql`
    select account, sum(amount_cents) as cents from ledger_lines group by account order by account`);
  return rows.map(({ account, cents }) => ({ account, cents: Number(cents) }));
}

/** A ledger line in the export. */
export interface ExportedLine extends LabelColumns {
  readonly entry: number;
  readonly line: number;
  readonly at: Date;
  readonly kind: string;
  readonly key: string;
  readonly providerRef: string | null;
  readonly account: string;
  readonly cents: number;
}

/** Returns the next entries' lines after an entry, posted in the range [`from`, `to`), oldest first. */
export async function linesBetween(
  ctx: Context,
  { from, to, after, entries }: { from: Date; to: Date; after: { at: Date; entry: number } | null; entries: number },
): Promise<ExportedLine[]> {
  const past = after === null ? sql.empty() : sql`and (at, id) > (${after.at.toISOString()}, ${after.entry}::bigint)`;
  const { rows } = await ctx.db.execute<
    Omit<ExportedLine, 'at' | 'entry' | 'cents'> & Record<'at' | 'entry' | 'cents', string>
  >(sql`
    with page as (
      select id, at, kind, key, description, description_kind, provider_ref from ledger_entries
      where at >= ${from.toISOString()} and at < ${to.toISOString()} ${past} order by at, id limit ${entries}
    )
    select id as entry, line, at, kind, key, description, description_kind as "descriptionKind",
      provider_ref as "providerRef", account, amount_cents as cents
    from page join ledger_lines on entry_id = id order by at, id, line`);
  return rows.map((row) => ({ ...row, at: new Date(row.at), entry: Number(row.entry), cents: Number(row.cents) }));
}

/** Returns the entries posted in the range [`from`, `to`) that change our balance with the provider. */
export async function providerEntries(
  ctx: Context,
  from: Date,
  to: Date,
): Promise<{ key: string; kind: string; providerRef: string; cents: number }[]> {
  const { rows } = await ctx.db.execute<{ key: string; kind: string; providerRef: string; cents: string }>(sql`
    select key, kind, provider_ref as "providerRef", amount_cents as cents
    from ledger_entries join ledger_lines on entry_id = id
    where at >= ${from.toISOString()} and at < ${to.toISOString()} and account = 'provider:balance'
      and provider_ref is not null and kind in ('payment-received', 'refund-paid', 'dispute-opened')`);
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

/** Returns the amount in cents that the ledger posted for one of the provider's ids; null if there is no such entry. */
export async function providerAmount(ctx: Context, providerRef: string, kind: string): Promise<number | null> {
  const { rows } = await ctx.db.execute<{ cents: string | null }>(sql`
    select sum(amount_cents) as cents from ledger_entries join ledger_lines on entry_id = id
    where provider_ref = ${providerRef} and kind = ${kind} and account = 'provider:balance'`);
  const cents = rows[0]?.cents ?? null;
  return cents === null ? null : Number(cents);
}
