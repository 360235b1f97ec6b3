import type {
  MoneyReport,
  OperatorPayment,
  OperatorPaymentStatus,
} from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { type ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordAudit } from '../../accounts/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { donationReturned } from '../notifications.ts';
import { paymentRefusalWords } from '../payments.words.ts';
import { openDisputeOf } from '../store/dispute.ts';
import { balances } from '../store/ledger.ts';
import { countOpenMatters, operatorPayment, paymentsPage } from '../store/operator-payment.ts';
import { lockPayment } from '../store/payment.ts';
import { latestReconciliations } from '../store/reconciliation.ts';
import { lockFee, setFeeStatus } from '../store/referral-fee.ts';
import { sourceOf } from './record-refund.ts';
import { requestRefund } from './refund-payment.ts';

/**
 * Refunds a payment in full for an operator, with a reason for the audit log. A connection that it settled stays but no
 * longer counts. A failed refund can be retried.
 * @throws DomainError 'not-found', 'already-happened' if nothing was received, it was already refunded, or it is
 * disputed
 */
export const refundAsOperator = (ctx: Context, id: PaymentId, reason: string): Promise<OperatorPayment> =>
  inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, id);
    if (payment === null) throw notFound();
    if (payment.status !== 'succeeded') {
      throw refused('nothingCameIn');
    }
    if ((await openDisputeOf(ctx, id)) !== null) {
      throw refused('disputed');
    }
    const fee = payment.referralId === null ? null : await lockFee(ctx, payment.referralId);
    const source = sourceOf(payment, fee);
    if (!(await requestRefund(ctx, payment, { reason, source, fee }))) {
      throw refused('returnedAlready');
    }
    if (source === 'fee' && fee !== null) await setFeeStatus(ctx, fee.referralId, 'returned');
    await recordAudit(ctx, { action: 'refund-payment', subject: { kind: 'payment', id }, details: { reason } });
    await sendMessages(ctx, donationReturned(payment, reason));
    const view = await operatorPayment(ctx, id);
    if (view === null) throw notFound();
    return view;
  });

const refused = (why: 'nothingCameIn' | 'disputed' | 'returnedAlready'): DomainError =>
  new DomainError(
    'already-happened',
    say(paymentRefusalWords, (words) => words[why]),
  );

/** Returns a page of payments for operators, newest first. */
export const listOperatorPayments = (
  ctx: Context,
  { cursor, limit, status }: PageQuery & { readonly status?: OperatorPaymentStatus | undefined },
): Promise<ListPage<OperatorPayment>> => paymentsPage(ctx, { status, after: positionOf(TimePosition, cursor), limit });

const DAYS_SHOWN = 31;

/** Returns the balances, reconciliations and open matters for operators. */
export async function showMoneyReport(ctx: Context): Promise<MoneyReport> {
  const [accounts, reconciliations, matters] = await Promise.all([
    balances(ctx),
    latestReconciliations(ctx, DAYS_SHOWN),
    countOpenMatters(ctx),
  ]);
  return {
    balances: accounts.map(({ account, cents }) => ({ account, balance: cents / 100 })),
    reconciliations,
    ...matters,
  };
}
