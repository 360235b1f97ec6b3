import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import { useQuery } from '@tanstack/react-query';
import { BellPlus } from 'lucide-react';
import { formatDateTime } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { watchesQuery } from './api.ts';
import { type FilterReading, FilterWords } from './filter-words.tsx';
import { FollowsList } from './follows/follows-list.tsx';
import { hourText } from './hours.ts';
import { LeadsLinks } from './pipeline/leads-links.tsx';
import { watchWords } from './watch.words.ts';
import { PauseForm } from './watch-actions.tsx';

const words = here(watchWords);
/** My Watches: what the reader watches, when it comes, and what each brought last. */
export function WatchesPage({ reading }: { reading: FilterReading }) {
  const { data, error, isFetching, refetch } = useQuery(watchesQuery);
  return (
    <Page width="mid" className="lg:pt-5!">
      <LeadsLinks />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{words.mine}</h1>
          {data && data.length > 0 && <p className="num text-ink-2">{words.count(data.length)}</p>}
        </div>
        <ButtonLink to="/projects" variant="primary" icon={BellPlus} className="max-sm:w-full">
          {words.newWatch}
        </ButtonLink>
      </div>
      <div className="mt-4">
        {data ? (
          <List watches={data} reading={reading} />
        ) : error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading label={words.loading}>
            <Skeleton className="h-32" />
          </Loading>
        )}
      </div>
      <FollowsList />
    </Page>
  );
}

function List({ watches, reading }: { watches: readonly Watch[]; reading: FilterReading }) {
  if (watches.length === 0) {
    return (
      <EmptyState
        level={2}
        drawing="pin"
        title={words.none}
        action={<ButtonLink to="/projects">{words.find}</ButtonLink>}
      >
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3">
      {watches.map((watch) => (
        <Card as="li" roomy key={watch.id}>
          <Row watch={watch} reading={reading} />
        </Card>
      ))}
    </ul>
  );
}

function waysOf({ byEmail, byPush, byText }: Watch): string {
  const ways = [byEmail && words.email, byPush && words.push, byText && words.text].filter((way) => way !== false);
  return ways.length === 0 ? words.onlyFeed : ways.join(', ');
}

function Row({ watch, reading }: { watch: Watch; reading: FilterReading }) {
  const { id, name, delivery, hour, timeZone, pausedAt, lastToldAt, nextAt, waiting } = watch;
  const when = (at: string) => formatDateTime(at, timeZone);
  const often = delivery === 'instant' ? words.delivery.instant : words.at(words.delivery[delivery], hourText(hour));
  return (
    <article aria-label={name} className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_260px_auto] lg:items-start lg:gap-6">
      <div className="min-w-0">
        <h2 className="mb-2 wrap-anywhere">{name}</h2>
        <FilterWords labels={reading.labelsOf(watch.filter)} />
      </div>
      <div className="num text-meta text-ink-2">
        <p className="font-strong text-ink">{pausedAt === null ? often : words.pausedSince(when(pausedAt))}</p>
        <p>{waysOf(watch)}</p>
        <p>{lastToldAt === null ? words.never : words.last(when(lastToldAt))}</p>
        {nextAt !== null && <p>{words.waiting(waiting, when(nextAt))}</p>}
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        {reading.listLink(
          watch.filter,
          <>
            {words.seeList} <span className="sr-only">{name}</span>
          </>,
        )}
        <ButtonLink to="/watches" search={{ edit: id }} aria-label={words.editOf(name)}>
          {words.edit}
        </ButtonLink>
        <PauseForm key={String(pausedAt)} watch={watch} />
      </div>
    </article>
  );
}
