import type { FreeSlots as Slots } from '@plumbline/contract/domains/appointments/free-slots.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { formatDay } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { formatClockTime } from '../../lib/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { freeSlotsQuery } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { RefusedTimes } from './slot-refusals.tsx';
import type { When } from './when-fields.tsx';

const words = here(appointmentPageWords);

/** The times of a day at which the contractor is free. Tells the contractor why the others are not. */
export function FreeSlots({ id, when, onChoose }: { id: string; when: When; onChoose: (time: string) => void }) {
  const { data, error } = useQuery(freeSlotsQuery(id, when.scheduledDate, when.duration));
  const day = formatDay(when.scheduledDate);
  // The form works without free times: a time that is taken is rejected when it is submitted.
  if (error) return null;
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <>
      {data.slots.length === 0 ? (
        <p role="status" className="-mt-2 text-meta text-ink-2">
          {words.noneFree(day)}
        </p>
      ) : (
        <SlotButtons data={data} day={day} chosen={when.scheduledTime} onChoose={onChoose} />
      )}
      {data.refused && data.refused.length > 0 && <RefusedTimes refused={data.refused} />}
    </>
  );
}

interface SlotButtonsProps {
  data: Slots;
  day: string;
  chosen: string;
  onChoose: (time: string) => void;
}

function SlotButtons({ data, day, chosen, onChoose }: SlotButtonsProps) {
  return (
    <div role="group" aria-label={words.freeTimesOn(day)} className="-mt-1">
      <p className="text-meta text-ink-2" aria-hidden="true">
        {data.hoursKnown ? words.freeOn(day) : words.freeOnUsualHours(day)}
      </p>
      <div className="mt-1.5 grid max-h-53 grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 overflow-y-auto p-0.5">
        {data.slots.map(({ time }) => (
          <button
            key={time}
            type="button"
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
            className={clsx(
              'num min-h-11 rounded border px-2 font-quiet whitespace-nowrap',
              time === chosen
                ? 'border-plumb bg-plumb-tint text-plumb-ink inset-ring inset-ring-plumb'
                : 'border-line-strong bg-surface hover:bg-sunken',
            )}
          >
            {formatClockTime(time)}
          </button>
        ))}
      </div>
    </div>
  );
}
