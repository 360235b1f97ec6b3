/** One page of a list, as the server has cut it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Of the next page; undefined after the last. */
  readonly cursor: string | undefined;
}

/** The cursor in `Link: </api/things?...&cursor=abc>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const [, address] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(link ?? '') ?? [];
  return address && (new URL(address, 'http://localhost').searchParams.get('cursor') ?? undefined);
}

/** A page of what `callWithHeaders` answers. */
export const listPage = async <Item>(
  answer: Promise<{ readonly reply: readonly Item[]; readonly headers: Headers }>,
): Promise<ListPage<Item>> => {
  const { reply, headers } = await answer;
  return { items: reply, cursor: nextCursor(headers.get('Link')) };
};

/** How `infiniteQueryOptions` goes from page to page. */
export const pageByPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }: ListPage<unknown>) => cursor,
};

type Pages<Item> = { readonly pages: readonly ListPage<Item>[] } | undefined;

/** What has been read of a list so far. */
export const itemsOf = <Item>(list: Pages<Item>): readonly Item[] => list?.pages.flatMap(({ items }) => items) ?? [];

/** '5', or '20+' while there is more to read; undefined before anything was. */
export function countSoFar(list: Pages<unknown>): string | undefined {
  if (!list) return undefined;
  return `${itemsOf(list).length}${list.pages.at(-1)?.cursor === undefined ? '' : '+'}`;
}
