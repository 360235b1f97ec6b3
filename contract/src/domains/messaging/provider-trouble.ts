import * as z from 'zod';

/** A failure of a whole messaging provider, not of one message or recipient. */
export const Trouble = z.enum(['unreachable', 'silent', 'refuses-us', 'refuses-everyone']);
export type Trouble = z.infer<typeof Trouble>;
