import * as z from 'zod';

/** What is wrong with a provider of messages as a whole, as opposed to one message or one recipient. */
export const Trouble = z.enum(['unreachable', 'silent', 'refuses-us', 'refuses-everyone']);
export type Trouble = z.infer<typeof Trouble>;
