import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { type AnswerTime, answersNow, soonestFirst } from '@plumbline/contract/domains/service-requests/lane.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { contractorsQuery } from '../../domains/directory/api.ts';
import { ContractorPicker } from '../../domains/directory/contractor-picker.tsx';
import { answerTimesQuery, soonestQuery } from '../../domains/service-requests/wizard/answer-times-api.ts';
import type { ContractorSlot } from '../../domains/service-requests/wizard/pages/contractor-step.tsx';
import { Late } from '../../ui/late.tsx';
import type { Order } from './above-contractors.tsx';

/** The code of what is above the list comes after the page's. */
const Above = lazy(async () => ({ default: (await import('./above-contractors.tsx')).AboveContractors }));

type Slot = Pick<ContractorSlot, 'search' | 'urgency'>;

/** The first is the default: in an emergency, those who answer soonest. */
const ordersFor = (urgency: Slot['urgency']): readonly Order[] =>
  urgency === 'high' ? ['soonest', 'usual'] : ['usual', 'soonest'];

const orderOf = (sort: string | undefined, urgency: Slot['urgency']): Order => {
  const orders = ordersFor(urgency);
  return orders.find((order) => order === sort) ?? orders[0] ?? 'usual';
};

const soonestOf = ({ search: { serviceType, latitude, longitude }, urgency }: Slot) =>
  soonestQuery({ serviceType, latitude, longitude, urgency });

const idsOf = (contractors: readonly FoundContractor[]): ContractorId[] => contractors.map(({ id }) => id);

/** Reads how soon the contractors of the picker would answer. */
export async function loadAnswerTimes(client: QueryClient, slot: Slot, sort: string | undefined): Promise<void> {
  if (orderOf(sort, slot.urgency) === 'soonest') return client.prefetchQuery(soonestOf(slot));
  const { contractors } = await client.fetchQuery(contractorsQuery(slot.search));
  await client.prefetchQuery(answerTimesQuery(idsOf(contractors), slot.urgency));
}

function useAnswering(slot: Slot, order: Order) {
  const found = useQuery(contractorsQuery(slot.search));
  const soonest = useQuery({ ...soonestOf(slot), enabled: order === 'soonest' });
  const times = useQuery({
    ...answerTimesQuery(idsOf(found.data?.contractors ?? []), slot.urgency),
    enabled: order === 'usual' && found.data !== undefined,
  });
  const read = order === 'soonest' ? soonest : times;
  return {
    // Without the times, the list is still worth showing.
    isLoading: read.data === undefined && !read.isError,
    contractors: order === 'soonest' ? soonest.data?.contractors : undefined,
    times: new Map<ContractorId, AnswerTime>(read.data?.times.map((time) => [time.contractorId, time])),
  };
}

/** The picker of contractors, each with how soon they would answer. */
export function AnsweringPicker({
  slot,
  wanted,
  sort,
}: {
  slot: ContractorSlot;
  wanted: string | undefined;
  sort: string | undefined;
}) {
  const order = orderOf(sort, slot.urgency);
  const { contractors, times, isLoading } = useAnswering(slot, order);
  const all = [...times.values()];
  const isDangerous = slot.isDangerous && all.length > 0 && !all.some(answersNow);
  return (
    <ContractorPicker
      {...slot}
      wanted={wanted}
      keep={{ ...slot.keep, sort }}
      answering={{
        isLoading,
        contractors,
        isAble: (contractor) => {
          const time = times.get(contractor.id);
          return time === undefined || answersNow(time);
        },
        line: ({ id }) => times.get(id)?.said,
        above: (
          <Late fallback={<div className={isDangerous ? 'min-h-90 sm:min-h-56' : 'min-h-13'} />}>
            <Above
              order={order}
              orders={ordersFor(slot.urgency)}
              keep={slot.keep}
              isDangerous={isDangerous}
              soonest={soonestFirst(all)[0]?.said}
            />
          </Late>
        ),
      }}
    />
  );
}
