import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { formatDay } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { formatClockTime, zoneName } from '../../lib/moment.ts';
import type { FormFields } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { freeSlotsQuery } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { DURATION_OPTIONS } from './appointment-status.ts';

const words = here(appointmentPageWords);

export interface When {
  readonly scheduledDate: string;
  readonly scheduledTime: string;
  readonly duration: number;
}

/** Maps the server's field names to ours if they differ. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  proposedDate: 'scheduledDate',
  proposedTime: 'scheduledTime',
  location: 'address',
};
export const ourNameOf = (name: string): string => OUR_NAMES[name] ?? name;

export interface WhenFieldsProps {
  form: FormFields<When>;
  /** First day that can be chosen, yyyy-MM-dd. */
  today: string;
  /** The job's time zone; undefined while no job is known. */
  timeZone: string | undefined;
  /** The link that may read the contractor's free times; missing while nobody has the job. */
  slotsOf: string | undefined;
}

/** A day, a time and a length. With a contractor, the times at which they are free. */
export function WhenFields({ form, today, timeZone, slotsOf }: WhenFieldsProps) {
  const when = form.values;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-3 min-[360px]:grid-cols-2">
        <Field {...form.field('scheduledDate')} label={words.date} required>
          {(control) => <Input {...control} type="date" className="num" min={today} {...form.text('scheduledDate')} />}
        </Field>
        <Field {...form.field('duration')} label={words.duration}>
          {(control) => (
            <Select
              {...control}
              name="duration"
              value={when.duration}
              onChange={({ target }) => form.change({ duration: Number(target.value) })}
            >
              {DURATION_OPTIONS.map(({ minutes, label }) => (
                <option key={minutes} value={minutes}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        {...form.field('scheduledTime')}
        label={words.time}
        required
        {...(timeZone ? { hint: words.jobClock(zoneName(timeZone)) } : {})}
      >
        {(control) => <Input {...control} type="time" className="num" {...form.text('scheduledTime')} />}
      </Field>
      {slotsOf && when.scheduledDate >= today && (
        <FreeSlots id={slotsOf} when={when} onChoose={(scheduledTime) => form.change({ scheduledTime })} />
      )}
    </div>
  );
}

function FreeSlots({ id, when, onChoose }: { id: string; when: When; onChoose: (time: string) => void }) {
  const { data, error } = useQuery(freeSlotsQuery(id, when.scheduledDate, when.duration));
  const day = formatDay(when.scheduledDate);
  // The form works without free times: a time that is taken is rejected when it is submitted.
  if (error) return null;
  if (!data) return <Skeleton className="h-24 w-full" />;
  if (data.slots.length === 0) {
    return (
      <p role="status" className="-mt-2 text-meta text-ink-2">
        {words.noneFree(day)}
      </p>
    );
  }
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
            aria-pressed={time === when.scheduledTime}
            onClick={() => onChoose(time)}
            className={clsx(
              'num min-h-11 rounded border px-2 font-quiet whitespace-nowrap',
              time === when.scheduledTime
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
