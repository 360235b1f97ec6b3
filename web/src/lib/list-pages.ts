/** One page of a list, as received from the server. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; undefined after the last. */
  readonly cursor: string | undefined;
}

/** Returns the cursor in `Link: </api/things?...&cursor=abc>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const [, address] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(link ?? '') ?? [];
  return address && (new URL(address, 'http://localhost').searchParams.get('cursor') ?? undefined);
}

/** Converts the result of `callWithHeaders` to a page. */
export const listPage = async <Item>(
  answer: Promise<{ readonly reply: readonly Item[]; readonly headers: Headers }>,
): Promise<ListPage<Item>> => {
  const { reply, headers } = await answer;
  return { items: reply, cursor: nextCursor(headers.get('Link')) };
};

/** Pagination options for `infiniteQueryOptions`. */
export const pageByPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }: ListPage<unknown>) => cursor,
};

type Pages<Item> = { readonly pages: readonly ListPage<Item>[] } | undefined;

/** Returns the items loaded so far. */
export const itemsOf = <Item>(list: Pages<Item>): readonly Item[] => list?.pages.flatMap(({ items }) => items) ?? [];

/** Returns '5', or '20+' if there are more to load; undefined before anything is loaded. */
export function countSoFar(list: Pages<unknown>): string | undefined {
  if (!list) return undefined;
  return `${itemsOf(list).length}${list.pages.at(-1)?.cursor === undefined ? '' : '+'}`;
}
