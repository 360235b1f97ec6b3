import type { SourceRunState } from '@plumbline/contract/domains/ingest/source.ts';
import { CircleCheck, CirclePause, Clock, Equal, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { sourcesWords } from './sources.words.ts';

const words = here(sourcesWords);

const looks: Record<SourceRunState, { tone: BadgeTone; icon: LucideIcon }> = {
  waiting: { tone: 'gray', icon: Clock },
  running: { tone: 'blue', icon: RefreshCw },
  succeeded: { tone: 'green', icon: CircleCheck },
  unchanged: { tone: 'green', icon: Equal },
  'held-back': { tone: 'amber', icon: CirclePause },
  failed: { tone: 'red', icon: TriangleAlert },
};

const inPart = { tone: 'amber', icon: TriangleAlert } as const;

/** The state of one source's part of a run; `isInPart` if many of its rows were lost. */
export function RunBadge({ state, isInPart = false }: { state: SourceRunState; isInPart?: boolean }) {
  const isLossy = isInPart && state === 'succeeded';
  const { tone, icon } = isLossy ? inPart : looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {isLossy ? words.inPart : words.state[state]}
    </Badge>
  );
}
