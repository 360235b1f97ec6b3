import { toast } from '../../../ui/toast-store.ts';
import type { PaymentOutcome } from './outcome.ts';

/** Pays, and says what came of it in the specification's words (section 8). Answers whether it was paid. */
export async function announceOutcome(pay: () => Promise<PaymentOutcome>): Promise<boolean> {
  try {
    const outcome = await pay();
    if (outcome.kind === 'declined') {
      toast({ title: 'Payment Failed', description: outcome.message, tone: 'destructive' });
    }
    if (outcome.kind === 'paid') {
      toast({ title: 'Payment Successful', description: 'Thank you for your payment!', tone: 'success' });
    }
    return outcome.kind === 'paid';
  } catch {
    toast({
      title: 'Payment Error',
      description: 'An unexpected error occurred. Please try again.',
      tone: 'destructive',
    });
    return false;
  }
}
