import type { Context } from '../../../kernel/context.ts';
import { correctOutdated } from '../../projects/public.ts';
import { rereadListing } from '../rules/reread-listing.ts';
import { enabledSources } from '../store/source.ts';

/** Corrects listings that older rules misread and that no source will list again. Stops early when `signal` fires. */
export async function correctListings(ctx: Context, signal: AbortSignal): Promise<void> {
  const stillRead = await enabledSources(ctx.db);
  await correctOutdated(ctx, { stillRead, reread: (_sourceId, listing) => rereadListing(listing), signal });
}
