import { OperatorPaymentStatus } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { operatorPaymentsQuery } from './calls.ts';
import { paymentLooks } from './payment-badge.tsx';
import { PaymentItem } from './payment-item.tsx';

/** A state out of the address; anything else is every state. */
export const paymentStatus = (text: string | undefined): OperatorPaymentStatus | undefined =>
  OperatorPaymentStatus.safeParse(text).data;

export interface PaymentsProps {
  status: OperatorPaymentStatus | undefined;
  onStatus: (status: OperatorPaymentStatus | undefined) => void;
}

/** Every payment with its refund and its dispute, to give one back. */
export function Payments({ status, onStatus }: PaymentsProps) {
  const query = useInfiniteQuery(operatorPaymentsQuery(status));
  return (
    <section aria-labelledby="payments-title">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="payments-title" className="text-title">
          Payments
        </h2>
        <Field name="paymentStatus" label="State" className="w-44">
          {(control) => (
            <Select {...control} value={status ?? ''} onChange={({ target }) => onStatus(paymentStatus(target.value))}>
              <option value="">Any</option>
              {OperatorPaymentStatus.options.map((value) => (
                <option key={value} value={value}>
                  {paymentLooks[value].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ListStates
        query={query}
        what="the payments"
        empty={
          <EmptyState
            title={status ? 'No payment stands so' : 'No payments yet'}
            action={status && <Button onClick={() => onStatus(undefined)}>Show every payment</Button>}
          >
            {status ? 'Choose another state to see the others.' : 'Referral fees and donations are listed here.'}
          </EmptyState>
        }
      >
        {(payments) => (
          <ul aria-label="Payments" className="rounded border border-line bg-surface">
            {payments.map((payment) => (
              <PaymentItem key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
