import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CalendarClock, FileSearch } from 'lucide-react';
import { lazy } from 'react';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Late } from '../../../ui/late.tsx';
import { facetsQuery } from '../api.ts';
import { paramsOf } from '../filter-of.ts';
import { everything, plumbingJobs } from '../filter-params.ts';
import { ListAndMap, type ProjectsPageProps } from '../list-and-map.tsx';
import { MapSkeleton } from '../map-skeleton.tsx';
import { useProjectsView } from '../use-projects-view.ts';
import { plumbingWords } from './plumbing.words.ts';

const words = here(plumbingWords);

const StreetMap = lazy(async () => ({ default: (await import('../maps/street-map.tsx')).StreetMap }));

/** Advice for plumbers before they spend an evening on a bid. */
function Intro() {
  return (
    <Card as="section" roomy aria-labelledby="intro">
      <h2 id="intro">{words.intro}</h2>
      <p className="mt-1 max-w-[68ch]">{words.introText}</p>
      <div className="mt-4 grid gap-3 lg:grid-cols-3 lg:gap-6">
        <IconLine icon={FileSearch} size="normal">
          <b>{words.checkListing}</b> {words.checkListingText}
        </IconLine>
        <IconLine icon={BadgeCheck} size="normal">
          <b>{words.seeWho}</b> {words.seeWhoText}
        </IconLine>
        <IconLine icon={CalendarClock} size="normal">
          <b>{words.mindDeadline}</b> {words.mindDeadlineText}
        </IconLine>
      </div>
      <div className="no-print mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/projects" search={paramsOf(plumbingJobs)}>
          {words.filter}
        </ButtonLink>
        <ButtonLink to="/projects/sources" variant="text">
          {words.sources}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The plumbing hub: advice, a street map of the jobs, and their list. */
export function PlumbingPage({ address, goTo, action, mark }: ProjectsPageProps) {
  const view = useProjectsView(address, goTo);
  const { data: facets } = useQuery(facetsQuery(everything));
  return (
    <ListAndMap
      address={address}
      action={action}
      mark={mark}
      view={view}
      title={words.title}
      lead={words.lead}
      headClassName="gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]"
      all={facets?.total}
    >
      {(list) => (
        <>
          <div className="mt-4">
            <Intro />
          </div>
          <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_480px] xl:items-start xl:gap-6">
            <div className="no-print min-w-0 xl:sticky xl:top-4">
              <Late fallback={<MapSkeleton />}>
                <StreetMap {...view.mapProps('street')} />
              </Late>
            </div>
            <section aria-labelledby="plumbing-jobs" className="min-w-0">
              <h2 id="plumbing-jobs">{words.jobs}</h2>
              {list}
            </section>
          </div>
        </>
      )}
    </ListAndMap>
  );
}
