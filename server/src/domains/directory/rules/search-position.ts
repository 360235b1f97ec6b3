import * as z from 'zod';
import { DomainError } from '../../../kernel/errors.ts';

const tier = z.union([z.literal(0), z.literal(1)]);
/** 1 featured, 0 not. */
export type Tier = z.infer<typeof tier>;
const metres = z.number().int().nonnegative();
const id = z.string().max(64);

/** The place of a contractor in each order of a search: the next page begins after it. */
const SearchPosition = z.discriminatedUnion('order', [
  z.object({ order: z.literal('featured'), tier, metres, id }),
  z.object({ order: z.literal('distance'), metres, id }),
  z.object({ order: z.literal('rating'), rating: z.number(), reviews: z.number().int(), metres, id }),
  z.object({ order: z.literal('name'), tier, name: z.string().max(300), id }),
]);
export type SearchPosition = z.infer<typeof SearchPosition>;

/** A position as text that callers hand back to get the next page. */
export const cursorOf = (position: SearchPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * The position that a cursor names; undefined without one.
 * @throws DomainError 'invalid-input' for a text that is no cursor, or one of a search in another order.
 */
export function positionOf(cursor: string | undefined, order: SearchPosition['order']): SearchPosition | undefined {
  if (cursor === undefined) return undefined;
  const position = SearchPosition.safeParse(parsed(cursor));
  if (position.success && position.data.order === order) return position.data;
  throw new DomainError('invalid-input', 'This page does not belong to the search.', {
    cursor: 'Leave it out to begin with the first page.',
  });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
