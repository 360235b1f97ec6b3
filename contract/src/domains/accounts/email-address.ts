import * as z from 'zod';

/** What identifies an account, however it is typed: without spaces around it, in lower case. */
export const EmailAddress = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address').max(254, 'Please enter a valid email address'));
