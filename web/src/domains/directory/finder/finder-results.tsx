import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { ContractorSort } from '@plumbline/contract/domains/directory/endpoints.ts';
import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chosen, FilterForm, type FilterFormProps } from '../../../ui/filter-form.tsx';
import { Select } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Tooltips } from '../../../ui/tooltip.tsx';
import { type FinderQuery, foundQuery, placesElsewhereQuery } from '../api.ts';
import type { NamedPoint } from '../map/map-names.ts';
import { ReviewsDialog } from '../reviews/reviews-dialog.tsx';
import { authentic } from './authentic.ts';
import { finderWords } from './finder.words.ts';
import type { FinderAddress } from './finder-address.ts';
import type { DevicePlace } from './finder-search.ts';
import { foundLine, searchLine } from './finder-words.ts';
import { FoundList } from './found-list.tsx';
import { PlacesElsewhere } from './places-elsewhere.tsx';

const words = here(finderWords);

export interface FinderResultsProps extends Pick<FilterFormProps, 'onFilter'> {
  address: FinderAddress;
  query: FinderQuery;
  /** The device's location, if it was requested. */
  origin: DevicePlace | undefined;
  onReviews: (id: string) => void;
  onReviewsClosed: () => void;
  onNationwide: () => void;
  onAllWork: () => void;
}

/** The contractors found, with their number and order; twenty at a time. */
export function FinderResults({ address, query, origin, ...on }: FinderResultsProps) {
  const found = useInfiniteQuery(foundQuery(query));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = found;
  const isUnknownPlace = error instanceof ApiError && error.status === 404;
  useUnknownZipToast(isUnknownPlace && ZIP.test(address.near ?? '') ? address.near : undefined);

  const [first] = data?.pages ?? [];
  const elsewhere = useQuery(placesElsewhereQuery(first?.serviceType ?? 'plumbing', first?.elsewhere ?? null));
  if (!first) {
    if (isUnknownPlace) {
      return (
        <EmptyState title={words.unknownPlace} drawing="pin">
          {words.noSuchPlace(address.near ?? '')}
        </EmptyState>
      );
    }
    if (!error) return <FinderLoading />;
    return <ErrorState title={words.fetchFailed} error={error} onRetry={() => refetch()} busy={isFetching} />;
  }

  const everybody = data?.pages.flatMap(({ contractors }) => contractors) ?? [];
  const shown = authentic(everybody, {
    description: address.about ?? '',
    sampleData: site.mode === 'demonstration',
  });
  const isNationwide = first.searchRadius === null;
  if (shown.length === 0 && !hasNextPage) {
    return (
      <>
        <NobodyFound
          line={searchLine(first)}
          onNationwide={on.onNationwide}
          {...(address.work ? { onAllWork: on.onAllWork } : {})}
        />
        <PlacesElsewhere found={elsewhere.data} />
      </>
    );
  }
  const isShown = new Set(shown.map(({ id }) => id));
  // The service's terms forbid other maps next to its results.
  const withMaps = first.elsewhere === null || (elsewhere.isFetched && !elsewhere.data?.places.length);
  const open = everybody.find(({ id }) => id === address.reviews);

  return (
    <Tooltips>
      <section aria-labelledby="found-title">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div>
            <h2 id="found-title" className="text-title">
              {searchLine(first)}
            </h2>
            <p role="status" className="num text-meta text-ink-2">
              {foundLine({
                shown: shown.length,
                leftOut: everybody.length - shown.length,
                total: first.totalFound,
                sort: first.sort,
                isNationwide,
              })}
            </p>
          </div>
          {!isNationwide && <SortSelect address={address} onFilter={on.onFilter} />}
        </div>
        <ul className="mt-3 space-y-3" aria-label={words.contractorsTitle}>
          {data?.pages.map((page) => (
            <FoundList
              key={page.contractors[0]?.id ?? 'empty'}
              contractors={page.contractors.filter(({ id }) => isShown.has(id))}
              from={originOf(address, origin)}
              withMaps={withMaps}
              onReviews={(contractor: FoundContractor) => on.onReviews(contractor.id)}
            />
          ))}
        </ul>
        {hasNextPage && (
          <div className="mt-4 text-center no-print">
            <Button big busy={isFetchingNextPage} busyLabel={words.loading} onClick={() => fetchNextPage()}>
              {words.showMore}
            </Button>
          </div>
        )}
        {error && <ErrorState title={words.fetchFailed} error={error} onRetry={() => fetchNextPage()} />}
        <p className="mt-4 text-meta text-ink-3">
          <b>{words.featured}</b> {words.featuredPays} <b>{words.verified}</b> {words.verifiedMeans}
        </p>
      </section>
      <PlacesElsewhere found={elsewhere.data} />
      {open && <ReviewsDialog contractor={open} onClose={on.onReviewsClosed} />}
    </Tooltips>
  );
}

/** Returns the point to mark on the maps; undefined for places that only the server resolves. */
function originOf({ near }: FinderAddress, device: DevicePlace | undefined): NamedPoint | undefined {
  if (near === undefined) return device && { ...device, name: words.you };
  const city = cities.find(({ name, state }) => `${name}, ${state}` === near);
  return city && { name: city.name, latitude: city.latitude, longitude: city.longitude };
}

const ZIP = /^\d{5}(?:-\d{4})?$/;

/** Shows a toast once for each unknown ZIP code (specification, section 8). */
function useUnknownZipToast(zipCode: string | undefined): void {
  useEffect(() => {
    if (zipCode === undefined) return;
    toast({
      title: words.zipNotFound,
      description: words.checkZip,
      tone: 'destructive',
    });
  }, [zipCode]);
}

function SortSelect({ address, onFilter }: Pick<FinderResultsProps, 'address' | 'onFilter'>) {
  const { near, work, about, sort } = address;
  return (
    <FilterForm live keep={{ near, work, about }} onFilter={onFilter}>
      <label className="flex items-center gap-2 text-meta no-print">
        <span className="text-ink-2">{words.sort}</span>
        <Select {...chosen('sort', sort ?? 'featured')} className="w-44">
          {ContractorSort.options.map((option) => (
            <option key={option} value={option}>
              {words.sorts[option]}
            </option>
          ))}
        </Select>
      </label>
    </FilterForm>
  );
}

/** Explains that no one was found, and what to try. */
function NobodyFound({
  line,
  onNationwide,
  onAllWork,
}: {
  line: string;
  onNationwide: () => void;
  onAllWork?: () => void;
}) {
  return (
    <>
      <p className="text-meta text-ink-2">{line}</p>
      <EmptyState
        title={words.noneFound}
        drawing="pin"
        action={
          <>
            <Button variant="primary" onClick={onNationwide}>
              {words.wholeCountry}
            </Button>
            {onAllWork && <Button onClick={onAllWork}>{words.allWork}</Button>}
          </>
        }
      >
        <ul className="mt-1 list-disc space-y-1 pl-5 text-left">
          <li>{words.differentCity}</li>
          <li>{words.broaden}</li>
          <li>{words.checkBack}</li>
        </ul>
      </EmptyState>
    </>
  );
}

/** Placeholders for the cards while they load. */
export function FinderLoading({ detail }: { detail?: ReactNode }) {
  return (
    <div>
      <div role="status">
        <h2 className="text-title">{words.finding}</h2>
        {detail && <p className="text-meta text-ink-2">{detail}</p>}
      </div>
      <div className="mt-3 space-y-3" aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <div
            key={at}
            className="grid gap-4 rounded border border-line bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:p-5"
          >
            <div className="flex gap-3">
              <Skeleton className="size-12 shrink-0 lg:size-14" />
              <div className="min-w-0 flex-1">
                <Skeleton className="h-6 w-3/5" />
                <Skeleton className="mt-2 h-4 w-2/5" />
                <Skeleton className="mt-4 h-4 w-4/5" />
                <Skeleton className="mt-2 h-4 w-3/5" />
              </div>
            </div>
            <Skeleton className="h-36 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
