import { useNavigate } from '@tanstack/react-router';
import { DangerFirst } from '../../domains/service-requests/wizard/danger-first.tsx';
import { here } from '../../lib/language.ts';
import { OrderSelect } from '../../ui/order-select.tsx';
import { orderWords } from './order.words.ts';

const labels = here(orderWords);

export type Order = 'soonest' | 'usual';

export interface AboveContractorsProps {
  order: Order;
  /** The first is the default. */
  orders: readonly Order[];
  keep: Readonly<Record<string, string | undefined>>;
  /** Nobody answers now, although there is a danger. */
  isDangerous: boolean;
  /** What is said of the one who would answer soonest. */
  soonest: string | undefined;
}

/** Above the contractors to choose from: whom to call first in a danger, and their order. */
export function AboveContractors({ order, orders, keep, isDangerous, soonest }: AboveContractorsProps) {
  const navigate = useNavigate();
  return (
    <>
      {isDangerous && <DangerFirst soonest={soonest} />}
      <div className="mb-2 flex justify-end">
        <OrderSelect
          order={order}
          choices={orders}
          labels={labels}
          keep={keep}
          onFilter={(chosen) => navigate({ to: '/request-service', search: { ...keep, ...chosen }, replace: true })}
        />
      </div>
    </>
  );
}
