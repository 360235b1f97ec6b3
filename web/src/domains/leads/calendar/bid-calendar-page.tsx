import type { BidCalendar } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight, List, ScanText } from 'lucide-react';
import { formatMonth } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LeadsLinks } from '../pipeline/leads-links.tsx';
import { monthAfter } from '../pipeline/stages.ts';
import { BidAgenda, DayDates } from './bid-agenda.tsx';
import { BidMonth } from './bid-month.tsx';
import { calendarWords } from './calendar.words.ts';
import type { CalendarSearch } from './calendar-address.ts';
import { bidCalendarQuery } from './calendar-api.ts';
import { shownDay } from './calendar-days.ts';
import { inkOf, kindIcon } from './date-kinds.ts';
import { OwnCalendar } from './own-calendar.tsx';

const words = here(calendarWords);

/** Deadlines, site visits and next steps: a month on wide screens and an agenda on phones, unless one is chosen. */
export function BidCalendarPage({ search }: { search: CalendarSearch }) {
  const { data, error, isFetching, refetch } = useQuery(bidCalendarQuery(search.month));
  return (
    <Page width="wrap" className="lg:pt-5!">
      <LeadsLinks shows="calendar" />
      {data ? (
        <Shown calendar={data} search={search} />
      ) : (
        <>
          <h1 className="mb-4">{words.title}</h1>
          {error ? (
            <ErrorState error={error} title={words.failed} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading label={words.loading}>
              <Skeleton className="h-96" />
            </Loading>
          )}
        </>
      )}
    </Page>
  );
}

function Shown({ calendar, search }: { calendar: BidCalendar; search: CalendarSearch }) {
  const { month, today, dates, undated, feed } = calendar;
  const chosen = shownDay(calendar, search.day);
  const inMonth = dates.filter(({ day }) => day.startsWith(month));
  const show = {
    month: search.view === 'month' ? '' : search.view === 'agenda' ? 'hidden' : 'max-lg:hidden',
    agenda: search.view === 'agenda' ? '' : search.view === 'month' ? 'hidden' : 'lg:hidden',
  };
  return (
    <>
      <Head month={month} search={search} />
      <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div>
          <div className={show.month}>
            <BidMonth calendar={calendar} chosen={chosen} search={search} />
            <Legend />
          </div>
          <div className={show.agenda}>
            {inMonth.length > 0 ? (
              <BidAgenda calendar={calendar} />
            ) : (
              <EmptyState
                level={2}
                drawing="pin"
                title={words.nothing}
                action={
                  <ButtonLink to="/projects" variant="primary">
                    {words.find}
                  </ButtonLink>
                }
              >
                {words.nothingText}
              </EmptyState>
            )}
          </div>
          {undated.length > 0 && <Undated undated={undated} />}
        </div>
        <div className="grid gap-4">
          <div className={show.month}>
            <DayDates day={chosen} today={today} dates={dates.filter(({ day }) => day === chosen)} />
          </div>
          <OwnCalendar feed={feed} />
        </div>
      </div>
    </>
  );
}

function Head({ month, search: { day: _, ...search } }: { month: string; search: CalendarSearch }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1>{words.title}</h1>
      <div className="flex items-center">
        {([-1, 1] as const).map((step) => (
          <ButtonLink
            key={step}
            to="/pipeline"
            search={{ ...search, month: monthAfter(month, step) }}
            resetScroll={false}
            variant="text"
            icon={step < 0 ? ChevronLeft : ChevronRight}
            aria-label={step < 0 ? words.before : words.after}
            className={step < 0 ? 'no-print' : 'no-print order-last'}
          />
        ))}
        <p className="num min-w-40 text-center text-head font-head">{formatMonth(month)}</p>
      </div>
      {search.view === 'month' || search.view === 'agenda' ? (
        <Views current={search.view} search={search} />
      ) : (
        <>
          <Views current="month" search={search} className="max-lg:hidden" />
          <Views current="agenda" search={search} className="lg:hidden" />
        </>
      )}
    </div>
  );
}

function Views({
  current,
  search,
  className = '',
}: {
  current: 'month' | 'agenda';
  search: CalendarSearch;
  className?: string;
}) {
  const views = [
    { view: 'month', icon: CalendarDays, label: words.month },
    { view: 'agenda', icon: List, label: words.agenda },
  ] as const;
  return (
    <nav aria-label={words.view} className={`no-print flex gap-2 ${className}`}>
      {views.map(({ view, icon, label }) => (
        <ButtonLink
          key={view}
          to="/pipeline"
          search={{ ...search, view }}
          resetScroll={false}
          icon={icon}
          {...(view === current ? { 'aria-current': 'true', variant: 'line' } : {})}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}

function Legend() {
  return (
    <ul aria-label={words.legend} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-meta text-ink-2">
      {(['deadline', 'visit', 'step', 'moved'] as const).map((kind) => (
        <li key={kind}>
          <IconLine icon={kindIcon[kind]} className={inkOf[kind]}>
            {words.kind[kind]}
          </IconLine>
        </li>
      ))}
      <li>
        <IconLine icon={ScanText}>{words.readLegend}</IconLine>
      </li>
    </ul>
  );
}

function Undated({ undated }: Pick<BidCalendar, 'undated'>) {
  return (
    <section aria-labelledby="undated" className="mt-6">
      <h2 id="undated" className="text-body">
        {words.undated}
      </h2>
      <p className="text-meta text-ink-2">{words.undatedText}</p>
      <ul className="mt-2">
        {undated.map(({ project, deadline }) => (
          <li key={project.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
            <Link to="/projects/$projectId" params={{ projectId: project.id }} className="wrap-anywhere">
              {project.title}
            </Link>
            <span className="text-ink-2">{deadline}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
