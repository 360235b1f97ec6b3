import type {
  OperatorPayment,
  OperatorPaymentStatus,
} from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import { type EntryLabel, paymentLabelIn } from '../rules/entry-label.ts';
import { type RefundReason, reasonIn } from '../rules/refund-reason.ts';

interface Row extends Record<string, unknown> {
  readonly id: PaymentId;
  readonly kind: OperatorPayment['kind'];
  readonly description: string;
  readonly description_kind: EntryLabel | null;
  readonly amount_cents: number;
  readonly status: 'open' | 'processing' | 'succeeded' | 'cancelled';
  readonly intent_id: string | null;
  readonly declines: number;
  readonly moment: string;
  readonly paid_at: string | null;
  readonly is_closed: boolean;
  readonly refund: {
    reason: string;
    reasonKind: RefundReason | null;
    status: 'requested' | 'pending' | 'succeeded' | 'failed';
    failure: string | null;
    at: string;
  } | null;
  readonly dispute: { status: 'open' | 'won' | 'lost'; reason: string; cents: number; evidence: string | null } | null;
}

const has = (table: SQL, condition: SQL) => sql`id in (select payment_id from ${table} where ${condition})`;
const isRefunding = has(sql`refunds`, sql`status in ('requested', 'pending')`);
const isRefunded = has(sql`refunds`, sql`status = 'succeeded'`);
const isFailed = sql`${has(sql`refunds`, sql`status = 'failed'`)} and not ${isRefunding} and not ${isRefunded}`;
const isDisputed = has(sql`disputes`, sql`status = 'open'`);

/** A payment's status is the first of these that applies, in the order of `statusOf`. */
const conditions: Readonly<Record<OperatorPaymentStatus, SQL>> = {
  disputed: isDisputed,
  'refund-failed': isFailed,
  refunding: isRefunding,
  refunded: sql`${isRefunded} and not ${isRefunding}`,
  open: sql`status = 'open' and closed_at is null`,
  processing: sql`status = 'processing'`,
  cancelled: sql`(status = 'cancelled' or (status = 'open' and closed_at is not null))`,
  succeeded: sql`status = 'succeeded' and not exists (select from refunds where payment_id = payments.id)
    and not exists (select from disputes where payment_id = payments.id and status = 'open')`,
};

const select = sql`
  select id, kind, description, description_kind, amount_cents, status, intent_id, declines, ${positionTime(sql`created_at`)} as moment,
    paid_at, closed_at is not null as is_closed,
    (select json_build_object('reason', reason, 'reasonKind', reason_kind, 'status', status, 'failure', failure, 'at', requested_at)
      from refunds where payment_id = payments.id order by requested_at desc limit 1) as refund,
    (select json_build_object('status', status, 'reason', reason, 'cents', amount_cents, 'evidence', evidence_by)
      from disputes where payment_id = payments.id order by opened_at desc limit 1) as dispute
  from payments`;

/** Returns a page of payments, newest first. */
export async function paymentsPage(
  ctx: Context,
  {
    status,
    after,
    limit,
  }: {
    readonly status: OperatorPaymentStatus | undefined;
    readonly after: TimePosition | undefined;
    readonly limit: number;
  },
): Promise<ListPage<OperatorPayment>> {
  const { rows } = await ctx.db.execute<Row>(sql`
    ${select} where ${status === undefined ? sql`true` : conditions[status]}
      ${pastPosition(after, sql`created_at`, sql`id`)}
    order by created_at desc, id limit ${limit + 1}`);
  const page = pageOf(
    rows.map((row) => ({ ...row, position: { at: row.moment, id: row.id } })),
    limit,
  );
  return { next: page.next, items: page.items.map((row) => view(row, ctx.language)) };
}

/** Returns one payment; null if there is no such payment. */
export async function operatorPayment(ctx: Context, id: PaymentId): Promise<OperatorPayment | null> {
  const { rows } = await ctx.db.execute<Row>(sql`${select} where id = ${id}`);
  return rows[0] === undefined ? null : view(rows[0], ctx.language);
}

/** Counts the matters that need an operator now. */
export async function countOpenMatters(ctx: Context): Promise<{ openDisputes: number; failedRefunds: number }> {
  const { rows } = await ctx.db.execute<{ openDisputes: number; failedRefunds: number }>(sql`
    select (select count(*)::integer from disputes where status = 'open') as "openDisputes",
      (select count(*)::integer from payments where ${isFailed}) as "failedRefunds"`);
  return rows[0] ?? { openDisputes: 0, failedRefunds: 0 };
}

const iso = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const view = (row: Row, language: Language): OperatorPayment => ({
  id: row.id,
  kind: row.kind,
  description: paymentLabelIn(language, { ...row, descriptionKind: row.description_kind }),
  amount: row.amount_cents / 100,
  status: statusOf(row),
  providerId: row.intent_id,
  declines: row.declines,
  createdAt: new Date(row.moment).toISOString(),
  paidAt: iso(row.paid_at),
  refund: row.refund && {
    reason: reasonIn(language, row.refund),
    status: row.refund.status,
    requestedAt: new Date(row.refund.at).toISOString(),
    failure: row.refund.failure,
  },
  dispute: row.dispute && {
    status: row.dispute.status,
    reason: row.dispute.reason,
    amount: row.dispute.cents / 100,
    evidenceBy: iso(row.dispute.evidence),
  },
});

function statusOf({ status, is_closed, refund, dispute }: Row): OperatorPaymentStatus {
  if (dispute?.status === 'open') return 'disputed';
  if (refund !== null) {
    if (refund.status === 'failed') return 'refund-failed';
    return refund.status === 'succeeded' ? 'refunded' : 'refunding';
  }
  return status === 'open' && is_closed ? 'cancelled' : status;
}
