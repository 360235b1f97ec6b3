import * as leads from '@plumbline/contract/domains/leads/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { changeWatch, deleteWatch, pauseWatch, resumeWatch } from './use-cases/change-watch.ts';
import { listWatches, showWatch } from './use-cases/list-watches.ts';
import { showStop, stopWatch } from './use-cases/pause-watch.ts';
import { watchSearch } from './use-cases/watch-search.ts';

export const routes = (mount: Mount): void => {
  mount(leads.listWatches, (ctx) => listWatches(ctx));
  mount(leads.createWatch, (ctx, { body }) => watchSearch(ctx, body));
  mount(leads.getWatch, (ctx, { params }) => showWatch(ctx, params.id));
  mount(leads.changeWatch, (ctx, { params, body }) => changeWatch(ctx, params.id, body));
  mount(leads.deleteWatch, (ctx, { params }) => deleteWatch(ctx, params.id));
  mount(leads.pauseWatch, (ctx, { params }) => pauseWatch(ctx, params.id));
  mount(leads.resumeWatch, (ctx, { params }) => resumeWatch(ctx, params.id));
  mount(leads.getWatchStop, (ctx, { params }) => showStop(ctx, params.key));
  mount(leads.stopWatch, (ctx, { params }) => stopWatch(ctx, params.key));
};
