import { here } from '../../../lib/language.ts';
import { toast } from '../../../ui/toast-store.ts';
import { cardWords } from './card.words.ts';
import type { CardFormProps, PaymentOutcome } from './outcome.ts';

const words = here(cardWords);

/** The outcome of an attempt to pay, and the problem to show on the page until the next one. */
export interface Announced {
  readonly isPaid: boolean;
  readonly problem?: string;
}

/** Pays, and announces the outcome in the specification's words (section 8). */
export async function announceOutcome(
  pay: () => Promise<PaymentOutcome>,
  told: NonNullable<CardFormProps['told']> = { title: words.paidTitle, text: words.paid },
): Promise<Announced> {
  try {
    const outcome = await pay();
    switch (outcome.kind) {
      case 'declined':
        toast({ title: words.failedTitle, description: outcome.message, tone: 'destructive' });
        return { isPaid: false, problem: words.tryAgain(outcome.message) };
      case 'paid':
        toast({ title: told.title, description: told.text, tone: 'success' });
        return { isPaid: true };
      case 'incomplete':
        return { isPaid: false };
    }
  } catch {
    toast({ title: words.errorTitle, description: words.error, tone: 'destructive' });
    return { isPaid: false, problem: words.errorNoDoubleCharge };
  }
}
