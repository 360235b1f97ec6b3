import * as z from 'zod';

/** What a contractor does. A request's work type 'specific-project' is asked of construction firms. */
export const Trade = z.enum(['plumbing', 'electrical', 'hvac', 'handyman', 'construction']);
export type Trade = z.infer<typeof Trade>;
