import type { Context } from '../../../kernel/context.ts';
import { countDonationsOf, donationsOf, eraseDonor as erase } from '../store/payment.ts';

/** What is kept of somebody's donations, by the address of their receipts. */
export const collectDonations = (ctx: Context, email: string): Promise<unknown> => donationsOf(ctx, email);

/** Takes a donor's address and words out of their donations; what was given stays in the books. */
export const eraseDonor = (ctx: Context, email: string): Promise<void> => erase(ctx, email);

/** How many donations have receipts at an address. */
export const countDonations = (ctx: Context, email: string): Promise<number> => countDonationsOf(ctx, email);
