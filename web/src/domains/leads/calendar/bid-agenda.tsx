import type { BidCalendar, BidDate } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { formatDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { calendarWords } from './calendar.words.ts';
import { byDay } from './calendar-days.ts';
import { DateRow } from './date-row.tsx';

const words = here(calendarWords);

/** The dates of a month, day by day. */
export function BidAgenda({ calendar: { month, today, dates } }: { calendar: BidCalendar }) {
  const days = [...byDay(dates)].filter(([day]) => day.startsWith(month));
  return (
    <div className="grid gap-6">
      {days.map(([day, ofDay]) => (
        <DayDates key={day} day={day} today={today} dates={ofDay} />
      ))}
    </div>
  );
}

/** What a day brings. */
export function DayDates({ day, today, dates }: { day: string; today: string; dates: readonly BidDate[] }) {
  const id = `day-${day}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="num border-b border-line pb-2 text-body">
        {day === today ? words.today(formatDay(day)) : formatDay(day)}
      </h2>
      {dates.length === 0 ? (
        <p className="py-3 text-ink-2">{words.nothingOn}</p>
      ) : (
        <ul>
          {dates.map((date) => (
            <DateRow key={`${date.kind} ${date.project.id}`} date={date} />
          ))}
        </ul>
      )}
    </section>
  );
}
