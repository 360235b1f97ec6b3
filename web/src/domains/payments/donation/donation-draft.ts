import { randomKey } from '../../../lib/random-key.ts';

/** A donation that is being made: one key is one payment, however often the page is loaded. */
export interface DonationDraft {
  readonly key: string;
  /** Dollars as in the address, parsed by the server. */
  readonly amount: string;
  readonly description: string;
  /** The address for the receipt. */
  readonly email?: string | undefined;
  /** The payment, once it was prepared. */
  readonly paymentId?: string | undefined;
  /** It is done: the next one is another. */
  readonly isPaid?: boolean | undefined;
}

const KEY = 'plumbline.donation';

/** The donation of this tab, if there is one. */
export function keptDonation(): DonationDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isDraft = (kept: unknown): kept is DonationDraft => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { key, amount, description, email = '', paymentId = '' } = kept as Partial<DonationDraft>;
  return [key, amount, description, email, paymentId].every(isText);
};

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
