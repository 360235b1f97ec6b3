import { here } from '../../lib/language.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { projectWords } from './project.words.ts';

const words = here(projectWords);

/** Takes up a map's space while its code is loading. */
export function MapSkeleton() {
  return (
    <Loading label={words.loadingMap} className="rounded border border-line bg-surface p-4">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="mt-2 h-3.5 w-2/5" />
      <Skeleton className="mt-4 h-60 w-full lg:h-88" />
    </Loading>
  );
}
