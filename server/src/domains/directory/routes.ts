import * as endpoints from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { findPlumbers } from './use-cases/find-plumbers.ts';
import { showContractor, showContractorPage } from './use-cases/show-contractor.ts';

export const routes = (mount: Mount): void => {
  mount(endpoints.findPlumbers, (ctx, { query }) => findPlumbers(ctx, query));
  mount(endpoints.getContractor, (ctx, { params }) => showContractor(ctx, params.id));
  mount(endpoints.getPlumber, (ctx, { params }) => showContractor(ctx, params.id));
  mount(endpoints.getContractorBySlug, (ctx, { params }) => showContractorPage(ctx, params.slug));
};
