import * as z from 'zod';

const tier = z.union([z.literal(0), z.literal(1)]);
/** 1 for featured, 0 otherwise. */
export type Tier = z.infer<typeof tier>;
const metres = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const count = metres;
/** PostgreSQL doesn't accept NUL. */
const text = z
  .string()
  .max(300)
  .regex(/^\P{Cc}*$/u);

/** A contractor's position in each order of a search, after which the next page begins. */
export const searchPositions = {
  featured: z.object({ order: z.literal('featured'), tier, metres, id: text }),
  distance: z.object({ order: z.literal('distance'), metres, id: text }),
  rating: z.object({ order: z.literal('rating'), rating: z.number(), reviews: count, metres, id: text }),
  name: z.object({ order: z.literal('name'), tier, name: text, id: text }),
} as const;
export type SearchPosition = {
  [Order in keyof typeof searchPositions]: z.infer<(typeof searchPositions)[Order]>;
}[keyof typeof searchPositions];
