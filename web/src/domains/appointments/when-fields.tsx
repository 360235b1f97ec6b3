import { DURATIONS } from '@plumbline/contract/domains/appointments/appointment.ts';
import { formatDay } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { formatClockTime, zoneName } from '../../lib/moment.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { freeSlotsQuery } from './api.ts';
import { DURATION_LABELS } from './appointment-words.ts';

export interface When {
  readonly scheduledDate: string;
  readonly scheduledTime: string;
  readonly duration: number;
}

export interface WhenFieldsProps {
  when: When;
  onChange: (changes: Partial<When>) => void;
  errorOf: (name: keyof When) => string | undefined;
  /** First day that can be chosen, yyyy-MM-dd. */
  today: string;
  /** The job's; undefined while no job is known. */
  timeZone: string | undefined;
  /** The link by which the contractor's free times can be read; none while nobody has the job. */
  slotsOf: string | undefined;
}

/** A day, a time and how long; with a contractor, the times at which they are free. */
export function WhenFields({ when, onChange, errorOf, today, timeZone, slotsOf }: WhenFieldsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-3 min-[360px]:grid-cols-2">
        <Field name="scheduledDate" label="Date" required error={errorOf('scheduledDate')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              className="num"
              min={today}
              value={when.scheduledDate}
              onChange={(event) => onChange({ scheduledDate: event.target.value })}
            />
          )}
        </Field>
        <Field name="duration" label="Duration" error={errorOf('duration')}>
          {(control) => (
            <Select
              {...control}
              value={when.duration}
              onChange={(event) => onChange({ duration: Number(event.target.value) })}
            >
              {DURATIONS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {DURATION_LABELS[minutes]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        name="scheduledTime"
        label="Time"
        required
        error={errorOf('scheduledTime')}
        {...(timeZone ? { hint: `On the clocks at the job, ${zoneName(timeZone)}.` } : {})}
      >
        {(control) => (
          <Input
            {...control}
            type="time"
            className="num"
            value={when.scheduledTime}
            onChange={(event) => onChange({ scheduledTime: event.target.value })}
          />
        )}
      </Field>
      {slotsOf && when.scheduledDate >= today && (
        <FreeSlots id={slotsOf} when={when} onChoose={(scheduledTime) => onChange({ scheduledTime })} />
      )}
    </div>
  );
}

function FreeSlots({ id, when, onChoose }: { id: string; when: When; onChoose: (time: string) => void }) {
  const { data, error } = useQuery(freeSlotsQuery(id, when.scheduledDate, when.duration));
  const day = formatDay(when.scheduledDate);
  // The form works without them: what is taken is said when it is sent.
  if (error) return null;
  if (!data) return <Skeleton className="h-24 w-full" />;
  if (data.slots.length === 0) {
    return (
      <p role="status" className="-mt-2 text-meta text-ink-2">
        No time is free on {day} for that long. Try another day or a shorter appointment.
      </p>
    );
  }
  return (
    <div role="group" aria-label={`Free times on ${day}`} className="-mt-1">
      <p className="text-meta text-ink-2" aria-hidden="true">
        Free on {day}
        {!data.hoursKnown && ', at the usual working hours'}
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
