import { type FormEvent, useState } from 'react';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { announceOutcome } from './announce-outcome.ts';
import type { PaymentOutcome } from './outcome.ts';

export interface Payment {
  readonly submit: (event: FormEvent) => void;
  readonly busy: boolean;
  /** Why the last attempt came to nothing; a toast is gone before a card is found. */
  readonly problem: string | undefined;
}

/** One attempt to pay at a time, by either provider's form. */
export function usePayment(pay: () => Promise<PaymentOutcome>, onPaid: () => void): Payment {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = useOneAtATime(async () => {
    setBusy(true);
    setProblem(undefined);
    const announced = await announceOutcome(pay);
    if (announced.isPaid) return onPaid();
    setProblem(announced.problem);
    setBusy(false);
  });
  return { submit, busy, problem };
}
