import { submitBid } from '@plumbline/contract/domains/bids/endpoints.ts';
import { getStats } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { showStats } from './use-cases/show-stats.ts';
import { submitBid as submit } from './use-cases/submit-bid.ts';

export const routes = (mount: Mount): void => {
  mount(getStats, (ctx) => showStats(ctx));
  mount(submitBid, (ctx, { body }, call) => submit(ctx, body, call));
};
