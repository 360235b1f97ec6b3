import * as z from 'zod';

/** The secret address of a contractor's calendar feed; null if there is none. */
export const CalendarFeed = z.object({ url: z.string().nullable() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
