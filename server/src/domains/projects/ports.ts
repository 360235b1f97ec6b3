import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../kernel/context.ts';

/** What the lists need from the bids domain: the projects, among the given ones, on which the viewer has a live bid. */
export interface BidsPort {
  liveAmong(ctx: Context, ids: readonly ProjectId[]): Promise<ReadonlySet<ProjectId>>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly bids: BidsPort;
  }
}
