import { lazy } from 'react';
import { here } from '../../lib/language.ts';
import { zoneName } from '../../lib/moment.ts';
import type { FormFields } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { Late } from '../../ui/late.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { appointmentPageWords } from './appointment.words.ts';
import { DURATION_OPTIONS } from './appointment-status.ts';

const words = here(appointmentPageWords);
const FreeSlots = lazy(() => import('./free-slots.tsx').then((part) => ({ default: part.FreeSlots })));

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
        <Late fallback={<Skeleton className="h-24 w-full" />}>
          <FreeSlots id={slotsOf} when={when} onChoose={(scheduledTime) => form.change({ scheduledTime })} />
        </Late>
      )}
    </div>
  );
}
