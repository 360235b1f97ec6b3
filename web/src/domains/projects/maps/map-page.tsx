import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Page } from '../../../ui/frame.tsx';
import { facetsQuery } from '../api.ts';
import { ProjectDialog } from '../details/project-dialog.tsx';
import { everything } from '../filter-params.ts';
import type { ProjectAction } from '../list/project-card.tsx';
import { ProjectResults } from '../list/project-results.tsx';
import { SortSelect } from '../list/sort-select.tsx';
import { StatsStrip } from '../stats-strip.tsx';
import { type GoTo, type ProjectsAddress, useProjectsView } from '../use-projects-view.ts';
import { SchematicMap } from './schematic-map.tsx';
import { StreetMap } from './street-map.tsx';

export interface MapPageProps {
  address: ProjectsAddress;
  goTo: GoTo;
  action: ProjectAction;
}

const LIST_ID = 'projects-list';

/** Project Map: the streets, the metro area as a drawing, and the list, in step with each other. */
export function MapPage({ address, goTo, action }: MapPageProps) {
  const view = useProjectsView(address, goTo);
  const { data: facets } = useQuery(facetsQuery(everything));
  return (
    <Page width="wrap" className="lg:pt-5">
      <div className="mb-3 grid items-center gap-x-8 gap-y-3 lg:mb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
        <div>
          <h1>Project Map</h1>
          <p className="text-ink-2">Louisville Metro &amp; Surrounding Counties</p>
        </div>
        <StatsStrip />
      </div>
      <ButtonAnchor
        href={`#${LIST_ID}`}
        variant="text"
        iconEnd={ChevronDown}
        className="no-print -ml-2.5 mb-2 xl:sr-only xl:focus:not-sr-only"
      >
        To the list of projects
      </ButtonAnchor>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_440px] xl:items-start xl:gap-6">
        <div className="no-print min-w-0 xl:sticky xl:top-4">
          <StreetMap {...view.mapProps('street')} />
        </div>
        <div className="min-w-0">
          <div className="no-print mb-4">
            <SchematicMap {...view.mapProps('schematic')} quiet />
          </div>
          <section id={LIST_ID} tabIndex={-1} aria-label="Projects" className="scroll-mt-4 outline-none">
            <ProjectResults
              filter={view.filter}
              sort={address.sort}
              action={action}
              all={facets?.total}
              {...view.pointing}
              onClear={view.onClear}
              head={<SortSelect sort={address.sort} searching={Boolean(view.filter.search)} onChange={view.onSort} />}
            />
          </section>
        </div>
      </div>
      <ProjectDialog
        projectId={address.project}
        onClose={view.onCloseDetails}
        onOutreach={view.onOutreach}
        action={action}
      />
    </Page>
  );
}
