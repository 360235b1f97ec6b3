import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import { Ban, CheckCheck, CircleCheck, CircleHelp, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
  readonly label: string;
}

/** The fates in words, each with its own icon. */
export const fateLooks: Record<MessageStatus, Look> = {
  queued: { tone: 'blue', icon: Clock, label: 'Queued' },
  sent: { tone: 'green', icon: CircleCheck, label: 'Sent' },
  delivered: { tone: 'green', icon: CheckCheck, label: 'Delivered' },
  failed: { tone: 'red', icon: TriangleAlert, label: 'Failed' },
  unknown: { tone: 'amber', icon: CircleHelp, label: 'Unsure' },
  suppressed: { tone: 'gray', icon: Ban, label: 'Stopped' },
};

/** What became of a message. */
export function FateBadge({ status }: { status: MessageStatus }) {
  const { label, ...look } = fateLooks[status];
  return <Badge {...look}>{label}</Badge>;
}
