import * as z from 'zod';

/** A calendar object (RFC 5545) in an email, with the action it requests from the recipient's calendar (RFC 5546). */
export const CalendarPart = z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });
export type CalendarPart = z.infer<typeof CalendarPart>;
