import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Page } from '../../../ui/frame.tsx';
import { facetsQuery } from '../api.ts';
import { ProjectDialog } from '../details/project-dialog.tsx';
import { choicesOf } from '../filter-params.ts';
import { ExportMenu } from '../list/export-menu.tsx';
import { FilterFields, type FilterFieldsProps } from '../list/filter-fields.tsx';
import type { ProjectAction } from '../list/project-card.tsx';
import { ProjectResults } from '../list/project-results.tsx';
import { SortSelect } from '../list/sort-select.tsx';
import { MapSkeleton } from '../map-skeleton.tsx';
import { StatsStrip } from '../stats-strip.tsx';
import { type GoTo, type ProjectsAddress, useProjectsView } from '../use-projects-view.ts';

const SchematicMap = lazy(async () => ({ default: (await import('../maps/schematic-map.tsx')).SchematicMap }));

/** What the ingest domain puts in: the button beside Export, and the progress below. */
export type RefreshSlot = (children: (parts: { button: ReactNode; progress: ReactNode }) => ReactNode) => ReactNode;

export interface ProjectsPageProps {
  address: ProjectsAddress;
  goTo: GoTo;
  action: ProjectAction;
  refresh: RefreshSlot;
}

/** Show Filters on phones and tablets: the same fields in a sheet. */
function FilterSheet({
  filter,
  facets,
  onClear,
  onChange,
}: FilterFieldsProps & { facets: ProjectFacets | undefined; onClear: () => void }) {
  const [open, setOpen] = useState(false);
  const choices = choicesOf(filter);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        className="flex-1 lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Show Filters
        {choices > 0 && (
          <span className="num rounded bg-plumb-fill px-1.75 py-0.5 text-meta leading-4 text-on-fill">
            {choices}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        closeLabel="Hide Filters"
        footer={
          <>
            <Button big onClick={onClear}>
              Clear All Filters
            </Button>
            <Button big variant="primary" className="num" onClick={() => setOpen(false)}>
              {facets ? `Show ${formatCount(facets.matching, 'project')}` : 'Show projects'}
            </Button>
          </>
        }
      >
        <FilterFields filter={filter} facets={facets} onChange={onChange} />
      </Dialog>
    </>
  );
}

/** Construction Projects: filters, the list, and the schematic map in step with it. */
export function ProjectsPage({ address, goTo, action, refresh }: ProjectsPageProps) {
  const view = useProjectsView(address, goTo);
  const { filter, onFilterChange, onClear } = view;
  const { data: facets } = useQuery({ ...facetsQuery(filter), placeholderData: keepPreviousData });

  return refresh(({ button, progress }) => (
    <Page width="wrap" className="lg:pt-5!">
      <div className="mb-3 grid items-center gap-x-6 gap-y-3 lg:mb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,410px)_auto] xl:grid-cols-[minmax(0,1fr)_460px_minmax(0,1fr)]">
        <div>
          <h1>Construction Projects</h1>
          <p className="text-ink-2">Louisville Metro &amp; Surrounding Counties</p>
        </div>
        <StatsStrip />
        <div className="no-print flex gap-2 lg:justify-end">
          <FilterSheet filter={filter} facets={facets} onChange={onFilterChange} onClear={onClear} />
          <ExportMenu filter={filter} matching={facets?.matching} />
          {button}
        </div>
      </div>
      {progress && <div className="mb-4">{progress}</div>}
      <div className="grid gap-3 lg:grid-cols-[232px_minmax(0,1fr)] lg:items-start lg:gap-6 xl:grid-cols-[256px_minmax(0,1fr)_520px]">
        <aside
          aria-label="Filters"
          className="no-print hidden lg:sticky lg:top-4 lg:row-span-2 lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:p-1 lg:-m-1"
        >
          <FilterFields filter={filter} facets={facets} onChange={onFilterChange} />
          <Button block className="mt-4" onClick={onClear}>
            Clear All Filters
          </Button>
        </aside>
        <div className="no-print min-w-0 lg:col-start-2 xl:sticky xl:top-4 xl:col-start-3 xl:row-start-1">
          <div className="map-compact">
            <Suspense fallback={<MapSkeleton />}>
              <SchematicMap {...view.mapProps('schematic')} quiet />
            </Suspense>
          </div>
          <div className="flex justify-end lg:hidden">
            <ButtonLink to="/map" search={address} variant="text" iconEnd={ChevronRight} className="-mr-2.5">
              Open map
            </ButtonLink>
          </div>
        </div>
        <section aria-label="Projects" className="min-w-0 lg:col-start-2 xl:row-start-1">
          <ProjectResults
            filter={filter}
            sort={address.sort}
            action={action}
            all={facets?.total}
            {...view.pointing}
            followsMap
            onClear={onClear}
            head={<SortSelect sort={address.sort} searching={Boolean(filter.search)} onChange={view.onSort} />}
          />
        </section>
      </div>
      <ProjectDialog
        projectId={address.project}
        onClose={view.onCloseDetails}
        onOutreach={view.onOutreach}
        action={action}
      />
    </Page>
  ));
}
