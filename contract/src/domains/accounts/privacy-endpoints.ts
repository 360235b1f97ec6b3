import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Done } from '../../kernel/inputs.ts';
import { problem } from '../../kernel/words.ts';
import { accountFormWords } from './account-form.words.ts';

/** All stored data about a person, by part, under the names of the database columns. */
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
    email: z
      .string(problem(accountFormWords, ({ emailOfAccount }) => emailOfAccount))
      .trim()
      .toLowerCase(),
  }),
  reply: Done,
  rate: 'message',
});
