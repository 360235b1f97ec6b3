import type { ProjectStatus } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import { Hand } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
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
      {/* On a line of its own: whether it fits behind the others would depend on the font, which arrives later. */}
      <li className="inline-flex basis-full items-center gap-1.5">
        <span className="map-new-sample" aria-hidden="true" />
        <span className="first-letter:uppercase">{words.marker.isNew}</span>
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

/** What one finger has just tried. */
export function TouchHint() {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-2 top-2 z-4 flex gap-3 rounded bg-ink px-4 py-3 text-paper shadow"
    >
      <Icon of={Hand} size="large" className="mt-0.5 shrink-0" />
      <p>
        <b className="block">{words.hint.title}</b>
        {words.hint.text}
      </p>
    </div>
  );
}

/** Nothing matches, or nothing has been read. */
export function NoProjects({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  return (
    <div
      data-over-map
      className="absolute top-1/2 left-1/2 z-3 max-h-full w-72 max-w-[calc(100%-5rem)] -translate-1/2 overflow-y-auto rounded border border-line bg-surface p-4 text-center shadow"
    >
      <h3 className="text-body">{words.noData}</h3>
      <p className="mt-1 text-meta text-ink-2">
        {words.scraped} {filtered ? words.noneFits : ''}
      </p>
      {filtered && (
        <Button className="mt-3" onClick={onReset}>
          {words.controls.resetFilters}
        </Button>
      )}
    </div>
  );
}
