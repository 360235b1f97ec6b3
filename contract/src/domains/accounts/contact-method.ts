import * as z from 'zod';

/** The channel by which a person prefers to be contacted, by us and by the other party. */
export const ContactMethod = z.enum(['sms', 'email', 'both']);
export type ContactMethod = z.infer<typeof ContactMethod>;
