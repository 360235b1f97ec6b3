import { KeptCardId, PaymentId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { carryOutCharge } from './use-cases/charge-card.ts';
import { cancelPayment, checkAgain } from './use-cases/check-payment.ts';
import { checkKeptCard, forgetCard } from './use-cases/keep-card.ts';
import { reconcilePayments } from './use-cases/reconcile-payments.ts';
import { carryOutRefund } from './use-cases/refund-payment.ts';

export const paymentJobs = {
  'check-payment': jobKind({
    /** `round` is the index of this check, starting at 0. */
    payload: z.object({ paymentId: PaymentId, round: z.number().int() }),
    run: checkAgain,
  }),
  'cancel-payment': jobKind({
    payload: z.object({ paymentId: PaymentId }),
    run: cancelPayment,
  }),
  'refund-payment': jobKind({
    payload: z.object({ refundId: z.string() }),
    run: carryOutRefund,
  }),
  'check-kept-card': jobKind({
    /** `round` is the index of this check, starting at 0. */
    payload: z.object({ id: KeptCardId, round: z.number().int() }),
    run: checkKeptCard,
  }),
  'charge-card': jobKind({
    payload: z.object({ paymentId: PaymentId }),
    run: carryOutCharge,
  }),
  'forget-card': jobKind({
    payload: z.object({ customerId: z.string() }),
    run: forgetCard,
  }),
  'reconcile-payments': jobKind({
    payload: z.object({}),
    run: reconcilePayments,
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof paymentJobs> {}
}
