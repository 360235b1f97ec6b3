import type { ProjectStatus } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
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
