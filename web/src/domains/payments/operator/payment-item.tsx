import type { OperatorPayment } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { formatCount, formatDateTime, formatMoney } from '@plumbline/contract/kernel/format.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { readersZone } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useRefund } from './calls.ts';
import { PaymentBadge } from './payment-badge.tsx';

const amountOf = (dollars: number): string => formatMoney(Math.round(dollars * 100));

/** One payment: for what, how it stands, and giving it back. */
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
            ? `Paid ${formatDateTime(paidAt, readersZone())}`
            : `Begun ${formatDateTime(createdAt, readersZone())}`}
          {declines > 0 && `, ${formatCount(declines, 'declined card')}`}
          {providerId && `, ${providerId}`}
        </p>
        {refund && (
          <p className="text-meta wrap-anywhere">
            Refund: {refund.reason}
            {refund.failure && `. The provider says: ${refund.failure}`}
          </p>
        )}
        {dispute && (
          <p className="text-meta wrap-anywhere">
            Dispute of {amountOf(dispute.amount)}, {dispute.reason}, {dispute.status}
            {dispute.evidenceBy && `, evidence by ${formatDateTime(dispute.evidenceBy, readersZone())}`}
          </p>
        )}
      </div>
      {isRefundable && <Refund payment={payment} />}
    </li>
  );
}

function Refund({ payment }: { payment: OperatorPayment }) {
  const [asking, setAsking] = useState(false);
  const refund = useRefund(payment.id);
  const amount = amountOf(payment.amount);
  const confirm = async (reason: string) => {
    await refund.mutateAsync(reason);
    toast({ title: 'Refund on its way', description: `${amount} goes back to the card.`, tone: 'success' });
  };
  return (
    <>
      <Button icon={Undo2} aria-label={`Refund ${amount}: ${payment.description}`} onClick={() => setAsking(true)}>
        Refund
      </Button>
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Give ${amount} back?`}
        confirmLabel="Refund"
        busyLabel="Refunding..."
        cancelLabel="Leave it"
        danger
        hint="Kept in the audit log."
        onConfirm={confirm}
      >
        <p className="wrap-anywhere">
          <b>{payment.description}</b>. The whole amount goes back to the card.
          {payment.kind === 'referral-fee' && ' The connection itself stays as it is.'}
        </p>
      </ReasonDialog>
    </>
  );
}
