import {
  type OperatorPaymentStatus,
  PAYMENT_STATUSES,
} from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { choiceOf } from '@plumbline/contract/kernel/choices.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { chosen, FilterForm, type FilterFormProps } from '../../../ui/filter-form.tsx';
import { Select } from '../../../ui/input.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { operatorPaymentsQuery } from './calls.ts';
import { moneyWords } from './money.words.ts';
import { PaymentItem } from './payment-item.tsx';

const words = here(moneyWords);

/** Reads a status from the address; undefined for anything else. */
export const paymentStatus = (text: string | undefined): OperatorPaymentStatus | undefined =>
  choiceOf(PAYMENT_STATUSES, text);

export interface PaymentsProps extends Pick<FilterFormProps, 'onFilter'> {
  status: OperatorPaymentStatus | undefined;
  onClear: () => void;
}

/** All payments with their refunds and disputes. */
export function Payments({ status, onFilter, onClear }: PaymentsProps) {
  const query = useInfiniteQuery(operatorPaymentsQuery(status));
  return (
    <section aria-labelledby="payments-title">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="payments-title" className="text-title">
          {words.payments}
        </h2>
        <FilterForm live keep={{ tab: 'money' }} onFilter={onFilter}>
          <Field name="paymentStatus" label={words.state} className="w-44">
            {(control) => (
              <Select {...control} {...chosen('payments', status)}>
                <option value="">{words.any}</option>
                {PAYMENT_STATUSES.map((value) => (
                  <option key={value} value={value}>
                    {words.status[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </FilterForm>
      </div>
      <ListStates
        query={query}
        texts={words.states}
        empty={
          <EmptyState
            title={status ? words.noneSuch : words.none}
            action={status && <Button onClick={onClear}>{words.showAll}</Button>}
          >
            {status ? words.chooseAnother : words.listedHere}
          </EmptyState>
        }
      >
        {(payments) => (
          <ul aria-label={words.payments} className="rounded border border-line bg-surface">
            {payments.map((payment) => (
              <PaymentItem key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
