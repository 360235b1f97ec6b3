import { useState } from 'react';
import { DayPicker } from 'react-day-picker';

const toDate = (day: string): Date | undefined => {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
};

const toDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export interface CalendarProps {
  /** yyyy-MM-dd or ''. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
}

/** A month to choose a day from. In its own chunk: it comes when a date field is opened. */
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
      className="calendar"
    />
  );
}
