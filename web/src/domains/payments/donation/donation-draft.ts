import * as z from 'zod';
import { randomKey } from '../../../lib/random-key.ts';

/** A donation that is being made: one key is one payment, however often the page is loaded. */
const DonationDraft = z.object({
  key: z.string(),
  /** Dollars as in the address, parsed by the server. */
  amount: z.string(),
  description: z.string(),
  /** The address for the receipt. */
  email: z.string().optional(),
  /** The payment, once it was prepared. */
  paymentId: z.string().optional(),
  /** It is done: the next one is another. */
  isPaid: z.boolean().optional(),
});
export type DonationDraft = z.infer<typeof DonationDraft>;

const KEY = 'plumbline.donation';

/** The donation of this tab, if there is one. */
export function keptDonation(): DonationDraft | undefined {
  try {
    return DonationDraft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Remembers the donation of this tab, for the page after the payment. */
export function keepDonation(draft: DonationDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the thank-you page has no receipt.
  }
}

/** Returns this tab's draft if it matches, else a new one. */
export function donationFor(wanted: Pick<DonationDraft, 'amount' | 'description'>): DonationDraft {
  const kept = keptDonation();
  if (kept && !kept.isPaid && kept.amount === wanted.amount && kept.description === wanted.description) return kept;
  const draft = { ...wanted, key: randomKey() };
  keepDonation(draft);
  return draft;
}
