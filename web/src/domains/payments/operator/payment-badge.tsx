import type { OperatorPaymentStatus } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { Ban, CircleCheck, Clock, Gavel, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { moneyWords } from './money.words.ts';

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

const looks: Readonly<Record<OperatorPaymentStatus, Look>> = {
  open: { tone: 'blue', icon: Clock },
  processing: { tone: 'blue', icon: Clock },
  succeeded: { tone: 'green', icon: CircleCheck },
  cancelled: { tone: 'gray', icon: Ban },
  refunding: { tone: 'amber', icon: Undo2 },
  refunded: { tone: 'gray', icon: Undo2 },
  'refund-failed': { tone: 'red', icon: TriangleAlert },
  disputed: { tone: 'red', icon: Gavel },
};

/** The status of a payment. */
export function PaymentBadge({ status }: { status: OperatorPaymentStatus }) {
  return <Badge {...looks[status]}>{here(moneyWords).status[status]}</Badge>;
}
