import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CalendarClock, FileSearch } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { facetsQuery } from '../api.ts';
import { ProjectDialog } from '../details/project-dialog.tsx';
import { everything, paramsOf, plumbingJobs } from '../filter-params.ts';
import type { ProjectAction } from '../list/project-card.tsx';
import { ProjectResults } from '../list/project-results.tsx';
import { SortSelect } from '../list/sort-select.tsx';
import { MapSkeleton } from '../map-skeleton.tsx';
import { StatsStrip } from '../stats-strip.tsx';
import { type GoTo, type ProjectsAddress, useProjectsView } from '../use-projects-view.ts';

const StreetMap = lazy(async () => ({ default: (await import('../maps/street-map.tsx')).StreetMap }));

/** What a plumber should know before spending an evening on a bid. */
function Intro() {
  return (
    <Card as="section" roomy aria-labelledby="intro">
      <h2 id="intro">Work with pipes in it, in one place</h2>
      <p className="mt-1 max-w-[68ch]">
        Building permits and public bid lists of Jefferson, Oldham, Bullitt and Spencer counties are read on a schedule.
        Here are those whose own words call for a plumber: fixtures, water heaters, sewer taps, backflow, gas lines,
        bathrooms, kitchens.
      </p>
      <div className="mt-4 grid gap-3 lg:grid-cols-3 lg:gap-6">
        <IconLine icon={FileSearch} size="normal">
          <b>Check the listing.</b> We sort by words, so now and then a job is here that needs no plumber, or is
          missing. Each one links to its source and says when it was last checked.
        </IconLine>
        <IconLine icon={BadgeCheck} size="normal">
          <b>See who has the job.</b> If a contractor is already named on the permit, the card says so. They may still
          need a plumbing sub: call them.
        </IconLine>
        <IconLine icon={CalendarClock} size="normal">
          <b>Mind the deadline.</b> Public bids close on the minute, and want the owner's own forms. Your bid here is
          your record; it does not replace them.
        </IconLine>
      </div>
      <div className="no-print mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/projects" search={paramsOf(plumbingJobs)}>
          Filter these jobs
        </ButtonLink>
        <ButtonLink to="/projects/sources" variant="text">
          Where they come from
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The plumbing hub: what it is, a street map of the jobs, and their list. */
export function PlumbingPage({
  address,
  goTo,
  action,
}: {
  address: ProjectsAddress;
  goTo: GoTo;
  action: ProjectAction;
}) {
  const view = useProjectsView(address, goTo);
  const { data: facets } = useQuery(facetsQuery(everything));
  return (
    <Page width="wrap" className="lg:pt-5!">
      <div className="grid items-center gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
        <div>
          <h1>Plumbline Louisville Area</h1>
          <p className="text-ink-2">Your hub for plumbing bid opportunities in the Louisville metro area</p>
        </div>
        <StatsStrip />
      </div>
      <div className="mt-4">
        <Intro />
      </div>
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_480px] xl:items-start xl:gap-6">
        <div className="no-print min-w-0 xl:sticky xl:top-4">
          <Suspense fallback={<MapSkeleton />}>
            <StreetMap {...view.mapProps('street')} />
          </Suspense>
        </div>
        <section aria-labelledby="plumbing-jobs" className="min-w-0">
          <h2 id="plumbing-jobs">Plumbing jobs</h2>
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
      <ProjectDialog
        projectId={address.project}
        onClose={view.onCloseDetails}
        onOutreach={view.onOutreach}
        action={action}
      />
    </Page>
  );
}
