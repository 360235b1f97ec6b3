import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { ContractorSort } from '@plumbline/contract/domains/directory/endpoints.ts';
import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Tooltips } from '../../../ui/tooltip.tsx';
import { type FinderQuery, foundQuery, placesElsewhereQuery } from '../api.ts';
import type { NamedPoint } from '../map/map-names.ts';
import { ReviewsDialog } from '../reviews/reviews-dialog.tsx';
import { authentic } from './authentic.ts';
import type { FinderAddress } from './finder-address.ts';
import type { DevicePlace } from './finder-search.ts';
import { foundLine, searchLine } from './finder-words.ts';
import { FoundList } from './found-list.tsx';
import { PlacesElsewhere } from './places-elsewhere.tsx';

export interface FinderResultsProps {
  address: FinderAddress;
  query: FinderQuery;
  /** Where the device is, if it was asked. */
  origin: DevicePlace | undefined;
  onSort: (sort: ContractorSort) => void;
  onReviews: (id: string) => void;
  onReviewsClosed: () => void;
  onNationwide: () => void;
  onAllWork: () => void;
}

/** Who was found, in which order and how many; twenty at a time. */
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
        <EmptyState title="We don't know this place" drawing="pin">
          No US city or zip code is called “{address.near}”. Choose a city above, or type another zip code.
        </EmptyState>
      );
    }
    if (!error) return <FinderLoading />;
    return <ErrorState title="Failed to fetch plumbers" error={error} onRetry={() => refetch()} busy={isFetching} />;
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
  // The terms of such a service allow no maps but its own beside its answers.
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
          {!isNationwide && <SortSelect sort={address.sort ?? 'featured'} onSort={on.onSort} />}
        </div>
        <ul className="mt-3 space-y-3" aria-label="Contractors">
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
            <Button big busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
        {error && <ErrorState title="Failed to fetch plumbers" error={error} onRetry={() => fetchNextPage()} />}
        <p className="mt-4 text-meta text-ink-3">
          <b>Featured</b> pays to be listed first. <b>Verified</b> means that we have dated evidence of the license.
        </p>
      </section>
      <PlacesElsewhere found={elsewhere.data} />
      <ReviewsDialog contractor={open ?? null} onClose={on.onReviewsClosed} />
    </Tooltips>
  );
}

/** The point to mark on the maps; unknown for places that only the server resolves. */
function originOf({ near }: FinderAddress, device: DevicePlace | undefined): NamedPoint | undefined {
  if (near === undefined) return device && { ...device, name: 'You' };
  const city = cities.find(({ name, state }) => `${name}, ${state}` === near);
  return city && { name: city.name, latitude: city.latitude, longitude: city.longitude };
}

const ZIP = /^\d{5}(?:-\d{4})?$/;

/** Said once for each ZIP code that nobody knows (specification, section 8). */
function useUnknownZipToast(zipCode: string | undefined): void {
  useEffect(() => {
    if (zipCode === undefined) return;
    toast({
      title: 'Zip code not found',
      description: 'Please check the zip code and try again.',
      tone: 'destructive',
    });
  }, [zipCode]);
}

const sortLabels: Readonly<Record<ContractorSort, string>> = {
  featured: 'Featured first',
  distance: 'Nearest first',
  rating: 'Best rated first',
};

function SortSelect({ sort, onSort }: { sort: ContractorSort; onSort: (sort: ContractorSort) => void }) {
  return (
    <label className="flex items-center gap-2 text-meta no-print">
      <span className="text-ink-2">Sort</span>
      <Select
        value={sort}
        className="w-44"
        onChange={(event) => onSort(ContractorSort.catch('featured').parse(event.target.value))}
      >
        {ContractorSort.options.map((option) => (
          <option key={option} value={option}>
            {sortLabels[option]}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** Nobody, and what to try. */
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
        title="No Licensed Contractors Found"
        drawing="pin"
        action={
          <>
            <Button variant="primary" onClick={onNationwide}>
              Search the whole country
            </Button>
            {onAllWork && <Button onClick={onAllWork}>All types of work</Button>}
          </>
        }
      >
        <ul className="mt-1 list-disc space-y-1 pl-5 text-left">
          <li>Select a different city</li>
          <li>Broaden the search area</li>
          <li>Check back later</li>
        </ul>
      </EmptyState>
    </>
  );
}

/** Cards on their way, under the words that say so. */
export function FinderLoading({ detail }: { detail?: ReactNode }) {
  return (
    <div>
      <div role="status">
        <h2 className="text-title">Finding Licensed Contractors</h2>
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
