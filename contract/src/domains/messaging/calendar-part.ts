import * as z from 'zod';

/** A calendar object (RFC 5545) in a mail, with what it asks the recipient's calendar to do (RFC 5546). */
export const CalendarPart = z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });
export type CalendarPart = z.infer<typeof CalendarPart>;
