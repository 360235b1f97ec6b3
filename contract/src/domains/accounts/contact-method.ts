import * as z from 'zod';

/** How somebody wants to hear from us and from those they deal with. */
export const ContactMethod = z.enum(['sms', 'email', 'both']);
export type ContactMethod = z.infer<typeof ContactMethod>;
