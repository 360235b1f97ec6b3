import * as z from 'zod';

/**
 * A business that another service knows and this directory doesn't. It is passed on as it was answered and never kept,
 * so it has no id here, can't be asked by a request, and is shown with the service's name.
 */
export const OutsidePlace = z.object({
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Its page at the service. */
  pageUrl: z.string().nullable(),
  /** Miles from the point that was asked for. */
  distance: z.number(),
});
export type OutsidePlace = z.infer<typeof OutsidePlace>;
