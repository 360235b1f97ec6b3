import type { ProjectStatus } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import { Minus, Plus } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { mapWords } from './map.words.ts';
import { Pin, type PinTone } from './pin.tsx';

const words = here(mapWords);

const labels = here(projectWords);

const shown: readonly ProjectStatus[] = ['bidding-open', 'in-review', 'in-progress', 'planning', 'completed'];

/** The meaning of the markers. */
export function MapLegend({ tone }: { tone: PinTone }) {
  return (
    <ul aria-label={words.legend} className="mt-3 flex flex-wrap gap-x-3.5 gap-y-1.5 text-meta text-ink-2">
      {shown.map((status) => (
        <li key={status} className="inline-flex items-center gap-1.5">
          <Pin status={status} tone={tone} className="h-5 w-3.5" />
          {labels.status[status]}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <span className="size-3.5 rounded-full bg-ink" aria-hidden="true" />
        {words.several}
      </li>
    </ul>
  );
}

/** Counts of all projects that match, not only of those in view. */
export function MapCounters({ map }: { map: ProjectMap | undefined }) {
  const counters = [
    [words.counters.openForBids, map?.openForBids],
    [words.counters.plumbingJobs, map?.plumbingJobs],
    [words.counters.commercial, map?.commercial],
    [words.counters.residential, map?.residential],
  ] as const;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-y-2 border-t border-line pt-3 @md:grid-cols-4 @md:divide-x @md:divide-line">
      {counters.map(([label, count]) => (
        <div key={label} className="@md:pl-3 @md:first:pl-0">
          <dt className="text-meta text-ink-2">{label}</dt>
          <dd className="num text-title font-head">
            {count === undefined ? <Skeleton className="my-1.5 h-4 w-10" /> : formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ZoomButtonsProps {
  readout: string;
  canZoomIn: boolean;
  canZoomOut: boolean;
  onZoomIn: () => void;
  onZoomOut: () => void;
}

/** At the end of the range a button stays and is marked as disabled, so that it keeps the focus. */
const key =
  'grid size-11 place-items-center text-ink hover:bg-sunken aria-disabled:text-ink-3 aria-disabled:hover:bg-surface';

/** Plus, the zoom, minus; at the lower left, within the thumb's reach. */
export function ZoomButtons({ readout, canZoomIn, canZoomOut, onZoomIn, onZoomOut }: ZoomButtonsProps) {
  return (
    <div
      data-over-map
      className="absolute bottom-2 left-2 z-4 flex flex-col noscript:hidden divide-y divide-line rounded border border-line-strong bg-surface"
    >
      <button type="button" aria-label={words.zoomIn} aria-disabled={!canZoomIn} className={key} onClick={onZoomIn}>
        <Icon of={Plus} />
      </button>
      <output aria-label={words.zoom} className="num min-w-11 px-0.5 py-1 text-center text-meta text-ink-2">
        {readout}
      </output>
      <button type="button" aria-label={words.zoomOut} aria-disabled={!canZoomOut} className={key} onClick={onZoomOut}>
        <Icon of={Minus} />
      </button>
    </div>
  );
}
