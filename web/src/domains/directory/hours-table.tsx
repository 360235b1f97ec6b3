import { hoursIn, WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { hoursWords } from '@plumbline/contract/domains/directory/hours.words.ts';
import clsx from 'clsx';
import { here, language } from '../../lib/language.ts';
import { useNow } from '../../lib/use-now.ts';
import { contractorWords } from './contractor.words.ts';
import { hoursOfWeek, openState, weekdayIn } from './opening-hours.ts';

const words = here(contractorWords);
const { days } = here(hoursWords);

type Hours = Pick<Contractor, 'businessHours' | 'timeZone' | 'daysOff'>;

/** 'Open now, until 5:00 PM', in the contractor's time zone; nothing if the hours don't say. */
export function OpenNow({ hours, className }: { hours: Hours; className?: string }) {
  const now = useNow();
  const state = openState(hoursOfWeek(hours, now), hours.timeZone, now);
  if (!state) return null;
  return (
    <span className={clsx('num', state.isOpen ? 'font-quiet text-green-ink' : 'text-ink-2', className)}>
      {state.words}
    </span>
  );
}

/** The hours of a week, with today's marked. */
export function HoursTable({ hours: { businessHours, timeZone } }: { hours: Hours }) {
  const today = weekdayIn(timeZone, useNow());
  return (
    <dl className="num grid max-w-72 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-meta">
      {WEEKDAYS.filter((day) => businessHours[day]).map((day) => (
        <div key={day} className={clsx('contents', day === today && 'font-strong')}>
          <dt>
            {days[day]}
            {day === today && <span className="sr-only"> {words.isToday}</span>}
          </dt>
          <dd className="text-right">{hoursIn(businessHours[day] ?? '', language)}</dd>
        </div>
      ))}
    </dl>
  );
}
