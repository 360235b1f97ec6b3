import type { OperatorPaymentStatus } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { Ban, CircleCheck, Clock, Gavel, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
  readonly label: string;
}

/** Where a payment can stand, in words. */
export const paymentLooks: Readonly<Record<OperatorPaymentStatus, Look>> = {
  open: { tone: 'blue', icon: Clock, label: 'Not paid' },
  processing: { tone: 'blue', icon: Clock, label: 'Processing' },
  succeeded: { tone: 'green', icon: CircleCheck, label: 'Paid' },
  cancelled: { tone: 'gray', icon: Ban, label: 'Closed' },
  refunding: { tone: 'amber', icon: Undo2, label: 'Refunding' },
  refunded: { tone: 'gray', icon: Undo2, label: 'Refunded' },
  'refund-failed': { tone: 'red', icon: TriangleAlert, label: 'Refund failed' },
  disputed: { tone: 'red', icon: Gavel, label: 'Disputed' },
};

/** Where a payment stands. */
export function PaymentBadge({ status }: { status: OperatorPaymentStatus }) {
  const { label, ...look } = paymentLooks[status];
  return <Badge {...look}>{label}</Badge>;
}
