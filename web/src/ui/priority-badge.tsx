import { Clock, type LucideIcon, Siren } from 'lucide-react';
import { Badge, type BadgeTone } from './badge.tsx';

export type Priority = 'emergency' | 'high' | 'medium' | 'low';

const looks: Record<Priority, { tone: BadgeTone; icon: LucideIcon; label: string }> = {
  emergency: { tone: 'orange', icon: Siren, label: 'Emergency Priority' },
  high: { tone: 'orange', icon: Siren, label: 'High Priority' },
  medium: { tone: 'amber', icon: Clock, label: 'Medium Priority' },
  low: { tone: 'gray', icon: Clock, label: 'Low Priority' },
};

/** '{Urgency} Priority'. Orange, not red: red is for errors and for what destroys. */
export function PriorityBadge({ urgency }: { urgency: Priority }) {
  const { tone, icon, label } = looks[urgency];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
