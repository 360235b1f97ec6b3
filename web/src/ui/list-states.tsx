import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../lib/language.ts';
import { itemsOf, type ListPage } from '../lib/list-pages.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Loading, SkeletonCard } from './skeleton.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface ListStatesProps<Item> {
  query: UseInfiniteQueryResult<{ readonly pages: readonly ListPage<Item>[] }>;
  texts: { readonly loading: string; readonly notLoaded: string };
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is loading, failed, empty or loaded, with a button for its next page. */
export function ListStates<Item>({ query, texts, empty, children }: ListStatesProps<Item>) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!data) {
    return error ? (
      <ErrorState title={texts.notLoaded} error={error} busy={isFetching} onRetry={() => query.refetch()} />
    ) : (
      <Loading label={texts.loading}>
        <SkeletonCard />
        <SkeletonCard className="mt-3" />
        <SkeletonCard className="mt-3" />
      </Loading>
    );
  }
  const items = itemsOf(data);
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      {isFetchNextPageError && (
        <div className="mt-4">
          <ErrorState title={words.nextNotLoaded} error={error} />
        </div>
      )}
      {hasNextPage && (
        <Button
          className="mt-4"
          block
          icon={ChevronDown}
          busy={isFetchingNextPage}
          busyLabel={words.loading}
          onClick={() => query.fetchNextPage()}
        >
          {words.showMore}
        </Button>
      )}
    </>
  );
}
