import { getStats } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { showStats } from './use-cases/show-stats.ts';

export const routes = (mount: Mount): void => {
  mount(getStats, (ctx) => showStats(ctx));
};
