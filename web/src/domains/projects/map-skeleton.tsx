import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** Keeps the place of a map whose code is on its way. */
export function MapSkeleton() {
  return (
    <Loading label="Loading the map" className="rounded border border-line bg-surface p-4">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="mt-2 h-3.5 w-2/5" />
      <Skeleton className="mt-4 h-60 w-full lg:h-88" />
    </Loading>
  );
}
