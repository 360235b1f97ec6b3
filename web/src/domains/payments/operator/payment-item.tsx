import type { OperatorPayment } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { refundPayment } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useRefund } from './calls.ts';
import { moneyWords } from './money.words.ts';
import { PaymentBadge } from './payment-badge.tsx';

const words = here(moneyWords);

const amountOf = (dollars: number): string => formatMoney(Math.round(dollars * 100));

/** A payment with its status, its refund and its dispute; the button refunds it. */
export function PaymentItem({ payment }: { payment: OperatorPayment }) {
  const { description, amount, status, declines, createdAt, paidAt, refund, dispute, providerId } = payment;
  const isRefundable = status === 'succeeded' || status === 'refund-failed';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line p-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="num">{amountOf(amount)}</b>
          <span className="min-w-0 wrap-anywhere">{description}</span>
          <PaymentBadge status={status} />
        </p>
        <p className="num text-meta text-ink-2 wrap-anywhere">
          {paidAt
            ? words.paidAt(formatDateTime(paidAt, readersZone()))
            : words.begunAt(formatDateTime(createdAt, readersZone()))}
          {declines > 0 && `, ${words.declines(declines)}`}
          {providerId && `, ${providerId}`}
        </p>
        {refund && <p className="text-meta wrap-anywhere">{refundText(refund)}</p>}
        {dispute && <p className="text-meta wrap-anywhere">{disputeText(dispute)}</p>}
      </div>
      {isRefundable && <Refund payment={payment} />}
    </li>
  );
}

function refundText({ reason, status, failure }: NonNullable<OperatorPayment['refund']>): string {
  if (failure !== null) return words.refundFailure(reason, failure);
  return status === 'failed' ? words.refundFailed(reason) : words.refundReason(reason);
}

function disputeText({ amount, reason, status, evidenceBy }: NonNullable<OperatorPayment['dispute']>): string {
  const facts = [amountOf(amount), reason, words.disputeStatus[status]] as const;
  return evidenceBy === null
    ? words.dispute(...facts)
    : words.disputeUntil(...facts, formatDateTime(evidenceBy, readersZone()));
}

function Refund({ payment }: { payment: OperatorPayment }) {
  const [asking, setAsking] = useState(false);
  const refund = useRefund(payment.id);
  const amount = amountOf(payment.amount);
  const confirm = async (reason: string) => {
    await refund.mutateAsync(reason);
    toast({ title: words.onItsWay, description: words.goesBack(amount), tone: 'success' });
  };
  return (
    <>
      <Button icon={Undo2} aria-label={words.refundWhich(amount, payment.description)} onClick={() => setAsking(true)}>
        {words.refund}
      </Button>
      {asking && (
        <ReasonDialog
          to={refundPayment}
          params={{ id: payment.id }}
          onClose={() => setAsking(false)}
          title={words.refundTitle(amount)}
          submitLabel={words.refund}
          busyLabel={words.refunding}
          cancelLabel={words.leave}
          danger
          hint={words.audited}
          send={confirm}
        >
          <p className="wrap-anywhere">
            <b>{payment.description}</b>. {words.wholeAmount}
            {payment.kind === 'referral-fee' && ` ${words.connectionStays}`}
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
