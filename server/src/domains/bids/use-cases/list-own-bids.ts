import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import type { TimePosition } from '../../../kernel/list-page.ts';
import { projectNames } from '../../projects/public.ts';
import { userBidder } from '../policy.ts';
import { bidsOf, type StoredBid } from '../store/bid.ts';

/** A bid with the title and location of its project. */
export interface OwnBid extends StoredBid {
  readonly title: string;
  readonly location: string;
}

/** Returns the caller's bids on projects after a position, newest first. */
export const listOwnBids = async (
  ctx: Context,
  page: { readonly after: TimePosition | undefined; readonly limit: number },
): Promise<OwnBid[]> => named(ctx, await bidsOf(ctx.db, userBidder(signedIn(ctx.actor).userId), page));

/** Adds the titles and locations of their projects to bids. */
export async function named(ctx: Context, bids: readonly StoredBid[]): Promise<OwnBid[]> {
  const projects = await projectNames(
    ctx,
    bids.map(({ projectId }) => projectId),
  );
  const byId = new Map(projects.map((project) => [project.id, project]));
  return bids.map((bid) => {
    const project = byId.get(bid.projectId);
    return { ...bid, title: project?.title ?? '', location: project?.location ?? '' };
  });
}
