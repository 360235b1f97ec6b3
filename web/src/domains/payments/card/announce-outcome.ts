import { toast } from '../../../ui/toast-store.ts';
import type { PaymentOutcome } from './outcome.ts';

/** What came of an attempt: paid or not, and what there is to say of it on the page for as long as it is the last one. */
export interface Announced {
  readonly isPaid: boolean;
  readonly problem?: string;
}

const FAILED = 'An unexpected error occurred. Please try again.';

/** Pays, and says what came of it in the specification's words (section 8). */
export async function announceOutcome(pay: () => Promise<PaymentOutcome>): Promise<Announced> {
  try {
    const outcome = await pay();
    switch (outcome.kind) {
      case 'declined':
        toast({ title: 'Payment Failed', description: outcome.message, tone: 'destructive' });
        return { isPaid: false, problem: `${outcome.message} Try again, or use another card.` };
      case 'paid':
        toast({ title: 'Payment Successful', description: 'Thank you for your payment!', tone: 'success' });
        return { isPaid: true };
      case 'incomplete':
        return { isPaid: false };
    }
  } catch {
    toast({ title: 'Payment Error', description: FAILED, tone: 'destructive' });
    return { isPaid: false, problem: `${FAILED} You never pay twice.` };
  }
}
