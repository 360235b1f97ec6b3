import * as z from 'zod';

/**
 * A business that another service knows and this directory doesn't. It is passed on unchanged and never stored, so it
 * has no id here, can't be sent a request, and is shown with the service's name.
 */
export const OutsidePlace = z.object({
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Its page at the service. */
  pageUrl: z.string().nullable(),
  /** Other owners of the data, who must be credited. */
  credits: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
  /** Miles from the point of the search. */
  distance: z.number(),
});
export type OutsidePlace = z.infer<typeof OutsidePlace>;
