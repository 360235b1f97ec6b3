import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../kernel/context.ts';

/** What the lists must know of bids, which are another domain's: on which of some projects the viewer has a live one. */
export interface BidsPort {
  liveAmong(ctx: Context, ids: readonly ProjectId[]): Promise<ReadonlySet<ProjectId>>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly bids: BidsPort;
  }
}
