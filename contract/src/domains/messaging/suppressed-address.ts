import * as z from 'zod';

/** An email address that gets only transactional mail for a month, because its mail server says that it doesn't exist. */
export const SuppressedAddress = z.object({
  address: z.string(),
  /** The mail server's code, such as 'SMTP 550 5.1.1'. */
  reason: z.string(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type SuppressedAddress = z.infer<typeof SuppressedAddress>;
