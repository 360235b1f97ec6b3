import { useState } from 'react';
import { announceOutcome } from './announce-outcome.ts';
import type { PaymentOutcome } from './outcome.ts';

export interface Payment {
  /** Pays, and says what came of it. */
  readonly settle: (pay: () => Promise<PaymentOutcome>) => Promise<void>;
  readonly isPaid: boolean;
  /** Why the last attempt came to nothing; a toast is gone before a card is found. */
  readonly problem: string | undefined;
}

/** What both providers' forms do with an attempt to pay. */
export function usePayment(onPaid: () => void): Payment {
  const [isPaid, setPaid] = useState(false);
  const [problem, setProblem] = useState<string>();
  const settle = async (pay: () => Promise<PaymentOutcome>) => {
    setProblem(undefined);
    const announced = await announceOutcome(pay);
    setProblem(announced.problem);
    setPaid(announced.isPaid);
    if (announced.isPaid) onPaid();
  };
  return { settle, isPaid, problem };
}
