import { Clock, type LucideIcon, Siren } from 'lucide-react';
import { here } from '../lib/language.ts';
import { Badge, type BadgeTone } from './badge.tsx';
import { uiWords } from './ui.words.ts';

const labels = here(uiWords).priority;

export type Priority = 'emergency' | 'high' | 'medium' | 'low';

const looks: Record<Priority, { tone: BadgeTone; icon: LucideIcon }> = {
  emergency: { tone: 'orange', icon: Siren },
  high: { tone: 'orange', icon: Siren },
  medium: { tone: 'amber', icon: Clock },
  low: { tone: 'gray', icon: Clock },
};

/** The urgency of a job. Orange, because red is for errors and destructive actions. */
export function PriorityBadge({ urgency }: { urgency: Priority }) {
  const { tone, icon } = looks[urgency];
  return (
    <Badge tone={tone} icon={icon}>
      {labels[urgency]}
    </Badge>
  );
}
