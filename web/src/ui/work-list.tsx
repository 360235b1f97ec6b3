import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { itemsOf, type ListPage } from '../lib/list-pages.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import { Loading, SkeletonCard } from './skeleton.tsx';

export interface WorkListProps<Item> {
  list: UseInfiniteQueryResult<{ readonly pages: readonly ListPage<Item>[] }>;
  /** What the list is of: 'opportunities'. */
  of: string;
  /** In its place when there is nothing. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list of the dashboard in each of its states, a card for each item, and more on demand. */
export function WorkList<Item extends { readonly id: string }>({ list, of, empty, children }: WorkListProps<Item>) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const items = itemsOf(data);
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        title={`Your ${of} couldn't be loaded`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={`Loading your ${of}`}>
        <SkeletonCard />
        <SkeletonCard className="mt-4" />
        <SkeletonCard className="mt-4" />
      </Loading>
    );
  }
  if (items.length === 0) return empty;
  return (
    <>
      <ul className="grid gap-4">
        {items.map((item) => (
          <Card as="li" key={item.id} roomy>
            {children(item)}
          </Card>
        ))}
      </ul>
      {isFetchNextPageError && (
        <div className="mt-4">
          <ErrorState error={error} title={`The next ${of} couldn't be loaded`} />
        </div>
      )}
      {hasNextPage && (
        <Button
          block
          big
          className="mt-4"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
