import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../kernel/context.ts';

/** Tells the lists which of the given projects have a live bid by the viewer. Implemented by the bids domain. */
export interface BidsPort {
  liveAmong(ctx: Context, ids: readonly ProjectId[]): Promise<ReadonlySet<ProjectId>>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly bids: BidsPort;
  }
}
