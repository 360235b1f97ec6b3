import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { NotedErasure } from './rules/erasure-note.ts';
import { tellOfLockout } from './use-cases/count-attempt.ts';
import { keepNote } from './use-cases/erase-again.ts';
import { mailAccountLink } from './use-cases/request-account-link.ts';

/** The jobs of accounts. They run in the background so that calls take the same time with and without an account. */
export const accountJobs = {
  'mail-account-link': jobKind({
    payload: z.object({ email: z.string() }),
    run: mailAccountLink,
  }),
  'tell-of-lockout': jobKind({
    payload: z.object({ email: z.string() }),
    run: tellOfLockout,
  }),
  'note-erasure': jobKind({
    payload: NotedErasure,
    run: keepNote,
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof accountJobs> {}
}
