import { useState } from 'react';
import { announceOutcome } from './announce-outcome.ts';
import type { CardFormProps, PaymentOutcome } from './outcome.ts';

export interface Payment {
  /** Pays, and reports the outcome. */
  readonly settle: (pay: () => Promise<PaymentOutcome>) => Promise<void>;
  readonly isPaid: boolean;
  /** The reason why the last attempt failed. A toast would disappear while the payer looks for another card. */
  readonly problem: string | undefined;
}

/** The handling of a payment attempt, shared by both providers' forms. */
export function usePayment({ onPaid, told }: Pick<CardFormProps, 'onPaid' | 'told'>): Payment {
  const [isPaid, setPaid] = useState(false);
  const [problem, setProblem] = useState<string>();
  const settle = async (pay: () => Promise<PaymentOutcome>) => {
    setProblem(undefined);
    const announced = await announceOutcome(pay, told);
    setProblem(announced.problem);
    setPaid(announced.isPaid);
    if (announced.isPaid) onPaid();
  };
  return { settle, isPaid, problem };
}
