import clsx from 'clsx';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDay } from '../lib/format.ts';
import { here } from '../lib/language.ts';
import { useAsArrived } from '../lib/use-as-arrived.ts';
import type { CalendarProps } from './calendar.tsx';
import type { FieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { Input } from './input.tsx';
import { OpenPopover, Popover } from './popover.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

const load = () => import('./calendar.tsx');
// Falls back to the platform's date field if the calendar can't be loaded, because a lost connection must not block the
// form.
const Calendar = lazy(() => load().catch(() => ({ default: PlainDay })));

/** Loads the calendar in advance, for forms that stay in use after the connection is lost. */
export const preloadCalendar = (): void => {
  for (const loading of [load(), OpenPopover.load()]) loading.catch(() => undefined);
};

function PlainDay({ value, onChange, min }: CalendarProps) {
  return (
    <Input
      type="date"
      aria-label={words.date}
      value={value}
      {...(min ? { min } : {})}
      onChange={(event) => event.target.value && onChange(event.target.value)}
    />
  );
}

export interface DatePickerProps extends Partial<Omit<FieldControl, 'aria-required'>> {
  /** Accepted from the field but not used, because a button can't be required. */
  'aria-required'?: true | undefined;
  /** The name of its form field. */
  name?: string;
  /** yyyy-MM-dd, or '' for none. */
  value: string;
  onChange: (day: string) => void;
  /** The earliest day that can be chosen, yyyy-MM-dd. Default: today. */
  min?: string;
  placeholder?: string;
  onBlur?: () => void;
}

/** Chooses a day from a calendar. Past days can't be chosen. Arrows, Page Up and Down, Home and End move in it. */
export function DatePicker({
  name,
  value,
  onChange,
  min,
  placeholder = words.chooseDate,
  onBlur,
  'aria-required': _required,
  ...control
}: DatePickerProps) {
  const [open, setOpen] = useState(false);
  // Without scripts, the platform's date field takes the calendar's place.
  const hasArrived = useAsArrived();

  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };

  return (
    <>
      {name !== undefined &&
        (hasArrived ? (
          <Input
            type="date"
            name={name}
            aria-label={words.date}
            value={value}
            {...(min ? { min } : {})}
            onChange={({ target }) => onChange(target.value)}
            className="num hidden noscript:block"
          />
        ) : (
          <input type="hidden" name={name} value={value} />
        ))}
      <Popover
        label={words.chooseDate}
        open={open}
        onOpenChange={change}
        trigger={(opener) => (
          <button
            {...opener}
            type="button"
            id={control.id}
            aria-describedby={control['aria-describedby']}
            data-invalid={control['aria-invalid']}
            className="flex min-h-12 w-full items-center gap-3 noscript:hidden rounded border border-line-strong bg-surface px-3.5 text-left data-[invalid=true]:border-red-solid data-[invalid=true]:inset-ring data-[invalid=true]:inset-ring-red-solid"
          >
            <Icon of={CalendarDays} className="text-ink-2" />
            <span className={clsx('num', !value && 'text-ink-3')}>{value ? formatDay(value) : placeholder}</span>
          </button>
        )}
      >
        <Suspense
          fallback={
            <Loading label={words.loadingCalendar}>
              <Skeleton className="h-84 w-77" />
            </Loading>
          }
        >
          <Calendar
            value={value}
            {...(min ? { min } : {})}
            onChange={(day) => {
              onChange(day);
              change(false);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}
