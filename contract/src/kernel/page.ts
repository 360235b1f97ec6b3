import * as z from 'zod';
import { absentWhenEmpty } from './inputs.ts';

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Selects a page of a list: an array whose `Link` header names the next page (`rel="next"`), if there is one. */
export const PageQuery = z.object({
  limit: z.preprocess(absentWhenEmpty, z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE)),
  /** Taken unchanged from the `Link` header of the previous page. */
  cursor: z.preprocess(absentWhenEmpty, z.string().max(500).optional()),
});
export type PageQuery = z.infer<typeof PageQuery>;
