/** An appointment in a link for web calendars. Contains no secret, because others can read the link. */
export interface CalendarEvent {
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly location: string;
  readonly description: string;
}

const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
const whole = (moment: Date) => moment.toISOString().replace(/\.\d{3}/, '');

/** Returns the link that opens Google Calendar with the appointment filled in. */
export function googleCalendarLink({
  title,
  startsAt,
  endsAt,
  timeZone,
  location,
  description,
}: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    ctz: timeZone,
    location,
    details: description,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Returns the same link for Outlook on the web. */
export function outlookCalendarLink({ title, startsAt, endsAt, location, description }: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: whole(startsAt),
    enddt: whole(endsAt),
    location,
    body: description,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`;
}
