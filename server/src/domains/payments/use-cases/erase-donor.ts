import type { Context } from '../../../kernel/context.ts';
import { countDonationsOf, donationsOf, eraseDonor as erase } from '../store/payment.ts';

/** Returns the stored data about a person's donations, found by the address of their receipts. */
export const collectDonations = (ctx: Context, email: string): Promise<unknown> => donationsOf(ctx, email);

/** Erases a donor's address and words from their donations. The amounts stay in the ledger. */
export const eraseDonor = (ctx: Context, email: string): Promise<void> => erase(ctx, email);

/** Counts the donations with receipts sent to an address. */
export const countDonations = (ctx: Context, email: string): Promise<number> => countDonationsOf(ctx, email);
