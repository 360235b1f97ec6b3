import { CONTRACTOR_SORTS, type findPlumbers } from '@plumbline/contract/domains/directory/endpoints.ts';
import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { Map as MapIcon } from 'lucide-react';
import { type ComponentProps, lazy, type MouseEvent, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chosen, FilterForm, type FilterFormProps } from '../../../ui/filter-form.tsx';
import { Select } from '../../../ui/input.tsx';
import { Late } from '../../../ui/late.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { placesElsewhereQuery } from '../api.ts';
import type { NamedPoint } from '../map/map-names.ts';
import { ReviewsDialog } from '../reviews/reviews-dialog.tsx';
import { authentic } from './authentic.ts';
import { finderWords } from './finder.words.ts';
import type { FinderAddress } from './finder-address.ts';
import { NotFoundHere } from './finder-not-found.tsx';
import type { DevicePlace } from './finder-search.ts';
import { foundLine } from './finder-words.ts';
import { Folded } from './folded.tsx';
import { FoundCard } from './found-card.tsx';
import { cardId, FoundMap } from './found-map.tsx';

const words = here(finderWords);

/** Another service answers later than the directory, and seldom. */
const PlacesElsewhere = lazy(async () => ({ default: (await import('./places-elsewhere.tsx')).PlacesElsewhere }));

export interface FinderResultsProps extends Pick<FilterFormProps, 'onFilter'> {
  address: FinderAddress;
  found: UseInfiniteQueryResult<InfiniteData<Reply<typeof findPlumbers>>>;
  isUnknownPlace: boolean;
  /** The device's location, if it was requested. */
  origin: DevicePlace | undefined;
  onReviews: (id: string) => void;
  onReviewsClosed: () => void;
  onNationwide: () => void;
  onAllWork: () => void;
}

/** The contractors found, with their number and order; twenty at a time. */
export function FinderResults({ address, found, isUnknownPlace: isUnknown, origin, ...on }: FinderResultsProps) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = found;
  const [pointedId, point] = useState<string>();
  const isUnknownPlace = isUnknown || (error instanceof ApiError && error.status === 404);
  useUnknownZipToast(isUnknownPlace && ZIP.test(address.near ?? '') ? address.near : undefined);

  const [first] = data?.pages ?? [];
  const last = data?.pages.at(-1);
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
        <NotFoundHere onNationwide={on.onNationwide} {...(address.work ? { onAllWork: on.onAllWork } : {})} />
        <Elsewhere found={elsewhere.data} />
      </>
    );
  }
  // The service's terms forbid other maps next to its results.
  const withMaps = first.elsewhere === null || (elsewhere.isFetched && !elsewhere.data?.places.length);
  // A whole country of pins would say nothing.
  const [nearest, ...others] = isNationwide || first.elsewhere !== null ? [] : shown;
  const from = originOf(address, origin);
  const { before = 0 } = address;
  const map = nearest && (
    <FoundMap contractors={[nearest, ...others]} origin={from} before={before} pointedId={pointedId} />
  );
  const open = everybody.find(({ id }) => id === address.reviews);

  return (
    <>
      <section aria-labelledby="found-title">
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="num font-quiet">
            {foundLine({
              shown: shown.length,
              leftOut: everybody.length - shown.length,
              total: first.totalFound,
              sort: first.sort,
              isNationwide,
            })}
          </p>
          {!isNationwide && <SortSelect address={address} onFilter={on.onFilter} />}
        </div>
        {map && (
          <Folded icon={MapIcon} title={<b>{words.onMap}</b>} className="mt-2 lg:hidden">
            {map}
          </Folded>
        )}
        <div className={map ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-6' : ''}>
          <div>
            <ul className="mt-2 space-y-3" aria-label={words.contractorsTitle}>
              {shown.map((contractor, at) => (
                <li
                  key={contractor.id}
                  id={cardId(contractor.id)}
                  className="scroll-mt-4"
                  onPointerEnter={() => point(contractor.id)}
                  onPointerLeave={() => point(undefined)}
                >
                  <FoundCard
                    contractor={contractor}
                    {...(map ? { number: before + at + 1 } : {})}
                    trade={first.serviceType}
                    from={from}
                    withMap={withMaps}
                    onReviews={() => on.onReviews(contractor.id)}
                  />
                </li>
              ))}
            </ul>
            {hasNextPage && (
              <div className="mt-4 text-center no-print">
                <MoreLink
                  address={{ ...address, after: last?.nextCursor ?? '', before: before + shown.length }}
                  busy={isFetchingNextPage}
                  onMore={() => fetchNextPage()}
                />
              </div>
            )}
            {error && <ErrorState title={words.fetchFailed} error={error} onRetry={() => fetchNextPage()} />}
          </div>
          {map && <div className="mt-2 max-lg:hidden lg:sticky lg:top-4">{map}</div>}
        </div>
        <p className="mt-4 text-meta text-ink-3">
          <b>{words.featured}</b> {words.featuredPays} <b>{words.verified}</b> {words.verifiedMeans}
        </p>
      </section>
      <Elsewhere found={elsewhere.data} />
      {open && <ReviewsDialog contractor={open} onClose={on.onReviewsClosed} />}
    </>
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
          {CONTRACTOR_SORTS.map((option) => (
            <option key={option} value={option}>
              {words.sorts[option]}
            </option>
          ))}
        </Select>
      </label>
    </FilterForm>
  );
}

/** Leads to the next page of results; with scripts, it adds them below. */
function MoreLink({ address, busy, onMore }: { address: FinderAddress; busy: boolean; onMore: () => unknown }) {
  const more = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) void onMore();
  };
  return (
    <ButtonLink to="/find-plumbers" search={address} big aria-busy={busy || undefined} onClick={more}>
      {busy ? words.loading : words.showMore}
    </ButtonLink>
  );
}

/** Placeholders for the cards while they load. */
function FinderLoading() {
  return (
    <div className="mt-4">
      <p role="status" className="font-quiet">
        {words.finding}
      </p>
      <div className="mt-2 space-y-3" aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <div key={at} className="h-52 rounded border border-line bg-surface p-4">
            <div className="flex gap-3">
              <Skeleton className="size-12 shrink-0 lg:size-14" />
              <div className="min-w-0 flex-1">
                <Skeleton className="h-6 w-3/5" />
                <Skeleton className="mt-2 h-4 w-2/5" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What another service found; nothing if it wasn't asked or found nothing. */
function Elsewhere({ found }: ComponentProps<typeof PlacesElsewhere>) {
  return !found || found.places.length === 0 ? null : (
    <Late>
      <PlacesElsewhere found={found} />
    </Late>
  );
}
