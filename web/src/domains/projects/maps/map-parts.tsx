import { type ProjectStatus, projectStatusLabels } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import { Minus, Plus } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Pin, type PinTone } from './pin.tsx';

const shown: readonly ProjectStatus[] = ['bidding-open', 'in-review', 'in-progress', 'planning', 'completed'];

/** What the markers mean. */
export function MapLegend({ tone }: { tone: PinTone }) {
  return (
    <ul aria-label="Legend" className="mt-3 flex flex-wrap gap-x-3.5 gap-y-1.5 text-meta text-ink-2">
      {shown.map((status) => (
        <li key={status} className="inline-flex items-center gap-1.5">
          <Pin status={status} tone={tone} className="h-5 w-3.5" />
          {projectStatusLabels[status]}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <span className="size-3.5 rounded-full bg-ink" aria-hidden="true" />
        Several projects
      </li>
    </ul>
  );
}

/** Open for Bids, Plumbing Jobs, Commercial, Residential: of all that match, not only of what is in view. */
export function MapCounters({ map }: { map: ProjectMap | undefined }) {
  const counters = [
    ['Open for Bids', map?.openForBids],
    ['Plumbing Jobs', map?.plumbingJobs],
    ['Commercial', map?.commercial],
    ['Residential', map?.residential],
  ] as const;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-y-2 border-t border-line pt-3 @md:grid-cols-4 @md:divide-x @md:divide-line">
      {counters.map(([label, count]) => (
        <div key={label} className="@md:pl-3 @md:first:pl-0">
          <dt className="text-meta text-ink-2">{label}</dt>
          <dd className="num text-title font-head">
            {count === undefined ? <Skeleton className="my-1.5 h-4 w-10" /> : count.toLocaleString('en-US')}
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

/** At its end a button stays where it is and says that it does nothing: nobody loses the focus. */
const key =
  'grid size-11 place-items-center text-ink hover:bg-sunken aria-disabled:text-ink-3 aria-disabled:hover:bg-surface';

/** Plus, how close the map is, minus; at the lower left, within the thumb's reach. */
export function ZoomButtons({ readout, canZoomIn, canZoomOut, onZoomIn, onZoomOut }: ZoomButtonsProps) {
  return (
    <div
      data-over-map
      className="absolute bottom-2 left-2 z-4 flex flex-col divide-y divide-line rounded border border-line-strong bg-surface"
    >
      <button type="button" aria-label="Zoom In" aria-disabled={!canZoomIn} className={key} onClick={onZoomIn}>
        <Icon of={Plus} />
      </button>
      <output aria-label="Zoom" className="num min-w-11 px-0.5 py-1 text-center text-meta text-ink-2">
        {readout}
      </output>
      <button type="button" aria-label="Zoom Out" aria-disabled={!canZoomOut} className={key} onClick={onZoomOut}>
        <Icon of={Minus} />
      </button>
    </div>
  );
}
