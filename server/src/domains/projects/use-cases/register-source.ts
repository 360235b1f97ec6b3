import type { Context } from '../../../kernel/context.ts';
import { type ListingSource, setChecked, upsertListingSource } from '../store/listing-source.ts';

/** Stores a source's name and page. Call it before its listings are recorded, and again when they change. */
export const registerSource = (ctx: Context, source: ListingSource): Promise<void> =>
  upsertListingSource(ctx.db, source);

/** Records that the source was read just now and still lists the same. */
export const checkedNow = (ctx: Context, sourceId: string): Promise<void> =>
  setChecked(ctx.db, sourceId, ctx.clock.now());
