import type { BidStatus } from '@plumbline/contract/domains/bids/bid.ts';
import { Check, Hourglass, type LucideIcon, Undo2, X } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { contractorWords } from './contractor.words.ts';

const looks: Readonly<Record<BidStatus, { tone: BadgeTone; icon: LucideIcon }>> = {
  pending: { tone: 'blue', icon: Hourglass },
  accepted: { tone: 'green', icon: Check },
  rejected: { tone: 'gray', icon: X },
  withdrawn: { tone: 'gray', icon: Undo2 },
};

/** The status of a bid. */
export function BidBadge({ status }: { status: BidStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {here(contractorWords).bids.statuses[status]}
    </Badge>
  );
}
