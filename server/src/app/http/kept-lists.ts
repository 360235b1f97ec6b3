import { type KeptAnswers, keepsNothing, keptAnswers } from '../../kernel/kept-answers.ts';
import type { ReadReplica } from '../../kernel/read-replica.ts';
import type { PageChanges } from './page-changes.ts';

const BYTES_PER_MB = 1024 * 1024;

interface KeptListsOptions {
  readonly env: { readonly PROJECT_LISTS_MB: number };
  readonly replica: Pick<ReadReplica, 'current' | 'caughtUp'> | null;
}

/**
 * Keeps lists of projects and their counts. Each call first looks whether any project has changed, in any process, and
 * calls that arrive during a look share the next one. What is read from a replica is kept once that has caught up with the
 * look.
 */
export function keptLists({ env, replica }: KeptListsOptions, changes: Pick<PageChanges, 'asOfNow'>): KeptAnswers {
  if (env.PROJECT_LISTS_MB === 0) return keepsNothing;
  return keptAnswers({
    version: async () => (await changes.asOfNow()).projects,
    mostBytes: env.PROJECT_LISTS_MB * BYTES_PER_MB,
    ...(replica && {
      catchUp: async () => {
        await replica.caughtUp();
        return replica.current() !== null;
      },
    }),
  });
}
