import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Everything that is held about somebody, part by part, in the words of the database. */
export const PersonalData = z.object({
  exportedAt: z.iso.datetime(),
  parts: z.record(z.string(), z.unknown()),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const exportPersonalData = endpoint({
  name: 'exportPersonalData',
  summary: 'Everything held about the caller, as a file',
  method: 'GET',
  path: '/api/account/data',
  access: 'signed-in',
  reply: PersonalData,
  rate: 'message',
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary:
    'Deletes one’s own account for good, after a fresh sign-in. Data we must keep by law is kept without identity',
  method: 'DELETE',
  path: '/api/account',
  access: 'signed-in',
  stepUp: true,
  body: z.object({
    /** The address of the account, typed again. */
    email: z.string('Type the email address of this account.').trim().toLowerCase(),
  }),
  reply: z.object({ message: z.string() }),
  rate: 'message',
});
