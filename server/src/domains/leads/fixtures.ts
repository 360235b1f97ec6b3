import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { type Watch, WatchForm } from '@plumbline/contract/domains/leads/watch.ts';
import { SessionId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../kernel/context.ts';
import { aUser } from '../accounts/fixtures.ts';
import { watchSearch } from './use-cases/watch-search.ts';

/** Stores a craftsman and returns a context in which they act. */
export async function aWatcher(ctx: Context): Promise<{ readonly user: User; readonly own: Context }> {
  const user = await aUser(ctx, { role: 'craftsman' });
  return { user, own: { ...ctx, actor: { kind: 'craftsman', userId: user.id, sessionId: SessionId.parse('se_1') } } };
}

/** Watches a search for the account that acts: open for bids, every morning at 7. */
export const aWatch = (own: Context, given: Record<string, unknown> = {}): Promise<Watch> =>
  watchSearch(
    own,
    WatchForm.parse({ name: 'Open jobs', filter: 'status=bidding-open', delivery: 'daily', hour: 7, ...given }),
  );
