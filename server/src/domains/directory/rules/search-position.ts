import * as z from 'zod';

const tier = z.union([z.literal(0), z.literal(1)]);
/** 1 for featured, 0 otherwise. */
export type Tier = z.infer<typeof tier>;
const meters = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const count = meters;
/** PostgreSQL doesn't accept NUL. */
const text = z
  .string()
  .max(300)
  .regex(/^\P{Cc}*$/u);

/**
 * A contractor's position in each order of a search, after which the next page begins. Cursors in use contain the key
 * `metres`, so its spelling stays.
 */
export const searchPositions = {
  featured: z.object({ order: z.literal('featured'), tier, metres: meters, id: text }),
  distance: z.object({ order: z.literal('distance'), metres: meters, id: text }),
  rating: z.object({ order: z.literal('rating'), rating: z.number(), reviews: count, metres: meters, id: text }),
  name: z.object({ order: z.literal('name'), tier, name: text, id: text }),
} as const;
export type SearchPosition = {
  [Order in keyof typeof searchPositions]: z.infer<(typeof searchPositions)[Order]>;
}[keyof typeof searchPositions];
