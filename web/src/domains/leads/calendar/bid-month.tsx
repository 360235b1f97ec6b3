import type { BidCalendar, BidDate } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { weeksOf } from '@plumbline/contract/domains/leads/calendar-weeks.ts';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { formatDay, formatMonth } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { calendarWords } from './calendar.words.ts';
import type { CalendarSearch } from './calendar-address.ts';
import { byDay, timeInWords, weekdays } from './calendar-days.ts';
import { kindIcon, kindLook, titleOf } from './date-kinds.ts';

const words = here(calendarWords);
/** Dates that fit into a day of the month. */
const MOST = 3;

/** A month with its weeks: dates on wide screens, marks on phones, where the chosen day is listed below. */
export function BidMonth({
  calendar: { month, today, dates },
  chosen,
  search,
}: {
  calendar: BidCalendar;
  chosen: string;
  search: CalendarSearch;
}) {
  const days = byDay(dates);
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 rounded border border-line bg-surface">
      <caption className="sr-only">{formatMonth(month)}</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, narrow, long }) => (
            <th
              key={long}
              scope="col"
              abbr={long}
              className="py-2 text-center text-meta font-quiet text-ink-2 lg:border-b lg:border-l lg:border-line lg:bg-sunken lg:px-2.5 lg:text-left lg:first:border-l-0"
            >
              <span aria-hidden="true" className="lg:hidden">
                {narrow}
              </span>
              <span className="max-lg:sr-only">{short}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                dates={days.get(day) ?? []}
                isOutside={!day.startsWith(month)}
                isToday={day === today}
                isChosen={day === chosen}
                search={search}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  day,
  dates,
  isOutside,
  isToday,
  isChosen,
  search,
}: {
  day: string;
  dates: readonly BidDate[];
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  search: CalendarSearch;
}) {
  const shown = dates.length > MOST ? dates.slice(0, MOST - 1) : dates;
  const number = Number(day.slice(8));
  return (
    <td
      className={clsx(
        'align-top lg:h-28 lg:border-b lg:border-l lg:border-line lg:p-1.5 lg:first:border-l-0',
        isOutside && 'lg:bg-paper',
        isChosen && 'lg:inset-ring-2 lg:inset-ring-plumb',
      )}
    >
      <Link
        to="/pipeline"
        search={{ ...search, day }}
        resetScroll={false}
        replace
        aria-current={isChosen ? 'date' : undefined}
        aria-label={[formatDay(day), ...(isToday ? [words.isToday] : []), words.count(dates.length)].join(', ')}
        className={clsx(
          'num flex min-h-11 flex-col items-center rounded pt-1.5 no-underline lg:min-h-0 lg:flex-row lg:gap-1.5 lg:px-1 lg:py-0.5',
          isOutside ? 'text-ink-2' : 'text-ink',
          isToday && 'font-head',
          isChosen && 'max-lg:bg-plumb-fill max-lg:text-on-fill',
        )}
      >
        <span className={clsx(isToday && 'lg:rounded lg:bg-plumb-fill lg:px-1.5 lg:text-on-fill')}>{number}</span>
        {isToday && <span className="text-meta max-lg:hidden">{words.isToday}</span>}
        <span aria-hidden="true" className="mt-0.5 flex gap-0.5 lg:hidden">
          {shown.map((date) => (
            <span key={`${date.kind} ${date.project.id}`} className={clsx('size-2 border', markOf(date, isChosen))} />
          ))}
        </span>
      </Link>
      <ul className="mt-1 grid gap-1 max-lg:hidden">
        {shown.map((date) => (
          <li
            key={`${date.kind} ${date.project.id}`}
            className={clsx('flex gap-1.5 rounded border px-1.5 py-1 text-meta', kindLook(date))}
          >
            <Icon of={kindIcon[date.kind]} size="small" className="mt-0.5 shrink-0" />
            <span className="line-clamp-3 min-w-0 wrap-anywhere">
              <span className="sr-only">{words.kind[date.kind]}: </span>
              {date.time !== null && <span className="num">{timeInWords(date.time)} </span>}
              {date.kind === 'moved' || date.kind === 'step' ? titleOf(date) : date.project.title}
            </span>
          </li>
        ))}
        {shown.length < dates.length && (
          <li className="px-1.5 text-meta text-ink-2">{words.more(dates.length - shown.length)}</li>
        )}
      </ul>
    </td>
  );
}

/** Deadlines are round and full, visits square, everything else a ring. */
const markOf = ({ kind }: BidDate, isChosen: boolean): string => {
  const edge = isChosen ? 'border-on-fill' : undefined;
  if (kind === 'deadline') return clsx('rounded-full bg-green-solid', edge ?? 'border-green-solid');
  if (kind === 'visit') return clsx('bg-blue-solid', edge ?? 'border-blue-solid');
  return clsx('rounded-full', edge ?? 'border-ink-2');
};
