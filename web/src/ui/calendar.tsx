import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { here, language } from '../lib/language.ts';
import { calendarWords } from './calendar.words.ts';

const toDate = (day: string): Date | undefined => {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
};

const toDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const words = here(calendarWords);
const locale = localeOf[language];
const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat(locale, options);
  return (date: Date) => made.format(date);
};
const fullDay = format({ dateStyle: 'full' });
const weekday = format({ weekday: 'long' });
const month = format({ month: 'long', year: 'numeric' });

export interface CalendarProps {
  /** yyyy-MM-dd or ''. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
}

/** A month from which to choose a day. In a separate chunk, which is loaded when a date field is opened. */
export default function Calendar({ value, onChange, min }: CalendarProps) {
  const selected = toDate(value);
  const [today] = useState(() => new Date());
  const first = (min && toDate(min)) || today;
  return (
    <DayPicker
      mode="single"
      selected={selected}
      onSelect={(date) => date && onChange(toDay(date))}
      defaultMonth={selected ?? first}
      startMonth={first}
      disabled={{ before: first }}
      autoFocus
      formatters={{ formatCaption: month, formatWeekdayName: (date) => weekday(date).slice(0, 2) }}
      labels={{
        labelDayButton: (date, { today, selected }) => {
          const day = today ? words.today(fullDay(date)) : fullDay(date);
          return selected ? words.selected(day) : day;
        },
        labelGrid: month,
        labelWeekday: weekday,
        labelNext: () => words.next,
        labelPrevious: () => words.previous,
      }}
      className="calendar"
    />
  );
}
