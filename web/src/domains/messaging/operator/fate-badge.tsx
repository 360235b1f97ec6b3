import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import { Ban, CheckCheck, CircleCheck, CircleHelp, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { operatorMessageWords } from './messages.words.ts';

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

const looks: Record<MessageStatus, Look> = {
  queued: { tone: 'blue', icon: Clock },
  sent: { tone: 'green', icon: CircleCheck },
  delivered: { tone: 'green', icon: CheckCheck },
  failed: { tone: 'red', icon: TriangleAlert },
  unknown: { tone: 'amber', icon: CircleHelp },
  suppressed: { tone: 'gray', icon: Ban },
};

/** The status of a message. */
export function FateBadge({ status }: { status: MessageStatus }) {
  return <Badge {...looks[status]}>{here(operatorMessageWords).fate[status]}</Badge>;
}
