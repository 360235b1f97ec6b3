import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectTrade, TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import clsx from 'clsx';
import { Droplet, Fan, type LucideIcon, Minus, Zap } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { needWords } from './need.words.ts';
import { needOf } from './need-of.ts';

const words = here(needWords);

const icons: Record<ProjectTrade, LucideIcon> = { plumbing: Droplet, electrical: Zap, hvac: Fan };

/** The form differs as well as the color: filled for yes, outlined for likely, a dash for no. */
const looks: Record<TradeNeed['need'], { box: string; icon: string }> = {
  yes: { box: 'bg-plumb-tint inset-ring-plumb', icon: 'fill-current text-plumb-ink' },
  likely: { box: 'bg-surface inset-ring-plumb', icon: 'text-plumb-ink' },
  no: { box: 'bg-sunken inset-ring-line', icon: 'text-ink-3' },
};

/** 'Needs a plumber: yes.' and the reason in words; the same for the other trades. */
export function NeedLine({
  project,
  trade = 'plumbing',
  className,
}: {
  project: Pick<Project, 'trades' | 'plumbingRequired'>;
  trade?: ProjectTrade;
  className?: string;
}) {
  const { need, reason, isDecided } = needOf(project, trade);
  const { box, icon } = looks[need];
  return (
    <p className={clsx('flex items-start gap-2 rounded px-3 py-1.5 text-meta inset-ring', box, className)}>
      <span className="flex h-[1lh] items-center">
        <Icon of={need === 'no' ? Minus : icons[trade]} size="small" className={icon} />
      </span>
      <span className="min-w-0">
        <b>{words.needs[trade][need]}</b> {reason} {isDecided && words.decided}
      </span>
    </p>
  );
}
