import type { PaymentRecord } from '@plumbline/contract/domains/payments/payment-record.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { type ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { contactOf, listingOf } from '../../directory/public.ts';
import { billPage } from '../store/ledger.ts';

/** Returns the signed-in contractor's connections and their costs, newest first. Empty if they have no listing. */
export async function listPayments(ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<PaymentRecord>> {
  const after = positionOf(TimePosition, cursor);
  const identity = await ownBillingIdentity(ctx);
  if (identity === null) return { items: [], next: null };
  return billPage(ctx, identity, { after, limit });
}

/** Returns the license or phone under which the signed-in contractor is billed; null if they have no listing. */
export async function ownBillingIdentity(ctx: Context): Promise<string | null> {
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  const contact = listing && (await contactOf(ctx, listing.id));
  return contact?.billingIdentity ?? null;
}
