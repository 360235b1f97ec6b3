import { DateTime } from 'luxon';

export interface SupportHours {
  /** 'Mon-Fri 9:00 AM - 5:00 PM EST' */
  readonly text: string;
  readonly isOpen: boolean;
  /** When somebody answers next; null while somebody does. */
  readonly opensAt: Date | null;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const FORM = /^(\w{3})(?:-(\w{3}))? (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

/** When support answers, from 'Mon-Fri 9:00-17:00' on the clocks of a zone. @throws Error for what isn't of this form. */
export function supportHours(setting: string, zone: string, now: Date): SupportHours {
  const [, first = '', last = first, fromHour, fromMinute, untilHour, untilMinute] = FORM.exec(setting) ?? [];
  const [begins, ends] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (begins === -1 || ends === -1) throw new Error(`'${setting}' names no hours`);
  const local = DateTime.fromJSDate(now, { zone });
  const at = (day: DateTime, hour: string | undefined, minute: string | undefined) =>
    day.startOf('day').set({ hour: Number(hour), minute: Number(minute) });
  const works = (day: DateTime) => {
    const index = day.weekday - 1;
    return begins <= ends ? index >= begins && index <= ends : index >= begins || index <= ends;
  };
  const opening = (day: DateTime) => at(day, fromHour, fromMinute);
  const isOpen = works(local) && local >= opening(local) && local < at(local, untilHour, untilMinute);
  const next = Array.from({ length: 8 }, (_, days) => local.plus({ days }))
    .filter(works)
    .map(opening)
    .find((moment) => moment > local);
  const clock = (hour: string | undefined, minute: string | undefined) => at(local, hour, minute).toFormat('h:mm a');
  const days = first === last ? first : `${first}-${last}`;
  return {
    text: `${days} ${clock(fromHour, fromMinute)} - ${clock(untilHour, untilMinute)} ${local.toFormat('ZZZZ')}`,
    isOpen,
    opensAt: isOpen ? null : (next?.toJSDate() ?? null),
  };
}
