import { getStats } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { countStats } from './store/stats.ts';

export const routes = (mount: Mount): void => {
  mount(getStats, (ctx) => countStats(ctx));
};
