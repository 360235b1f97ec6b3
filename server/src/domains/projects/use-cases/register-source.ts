import type { Context } from '../../../kernel/context.ts';
import { type ListingSource, setChecked, upsertListingSource } from '../store/listing-source.ts';

/** Says who a source is: to be done before its listings are recorded, and again when its name changes. */
export const registerSource = (ctx: Context, source: ListingSource): Promise<void> =>
  upsertListingSource(ctx.db, source);

/** The source was read just now; what it listed it still lists. */
export const checkedNow = (ctx: Context, sourceId: string): Promise<void> =>
  setChecked(ctx.db, sourceId, ctx.clock.now());
