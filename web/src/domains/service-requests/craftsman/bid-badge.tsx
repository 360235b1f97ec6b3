import type { BidStatus } from '@plumbline/contract/domains/bids/bid.ts';
import { Check, Hourglass, type LucideIcon, Undo2, X } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const looks: Readonly<Record<BidStatus, { tone: BadgeTone; icon: LucideIcon; label: string }>> = {
  pending: { tone: 'blue', icon: Hourglass, label: 'Pending' },
  accepted: { tone: 'green', icon: Check, label: 'Accepted' },
  rejected: { tone: 'gray', icon: X, label: 'Rejected' },
  withdrawn: { tone: 'gray', icon: Undo2, label: 'Withdrawn' },
};

/** Where a bid stands. */
export function BidBadge({ status }: { status: BidStatus }) {
  const { tone, icon, label } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
