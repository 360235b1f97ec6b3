import ICAL from 'ical.js';

export interface ParsedCalendars {
  readonly calendars: readonly ICAL.Component[];
  /** Entries that are left out because their lines can't be parsed. */
  readonly unread: number;
}

const CALENDAR = /^BEGIN:VCALENDAR[ \t]*\r?\n[\s\S]*?^END:VCALENDAR[ \t]*$/gim;
const ENTRY = /^BEGIN:(VEVENT|VFREEBUSY|VTODO|VJOURNAL)[ \t]*\r?\n[\s\S]*?^END:\1[ \t]*(?:\r?\n|$)/gim;

/**
 * Parses the calendars of a text (RFC 5545), one after the other. One line that is wrong makes the library refuse all of
 * them, so the entries of such a calendar are then parsed one by one. Returns null if there is no calendar.
 */
export function parseCalendars(text: string): ParsedCalendars | null {
  const whole = componentsOf(text);
  if (whole !== null) return whole.length === 0 ? null : { calendars: whole, unread: 0 };
  const parsed = (text.match(CALENDAR) ?? []).flatMap((calendar) => parseByEntry(calendar) ?? []);
  return parsed.length === 0
    ? null
    : {
        calendars: parsed.flatMap(({ calendars }) => calendars),
        unread: parsed.reduce((sum, { unread }) => sum + unread, 0),
      };
}

function parseByEntry(text: string): ParsedCalendars | null {
  const [calendar] = componentsOf(text.replace(ENTRY, '')) ?? [];
  if (calendar === undefined) return null;
  let unread = 0;
  for (const [entry] of text.matchAll(ENTRY)) {
    const [alone] = componentsOf(`BEGIN:VCALENDAR\r\n${entry.trimEnd()}\r\nEND:VCALENDAR`) ?? [];
    const component = alone?.getAllSubcomponents()[0];
    if (component === undefined) unread += 1;
    else calendar.addSubcomponent(component);
  }
  return { calendars: [calendar], unread };
}

/** Returns the calendars of a text; null if it can't be parsed. */
function componentsOf(text: string): ICAL.Component[] | null {
  let parsed: unknown[];
  try {
    parsed = ICAL.parse(text) as unknown[];
  } catch {
    return null;
  }
  return (Array.isArray(parsed[0]) ? parsed : [parsed])
    .map((root) => new ICAL.Component(root as never))
    .filter(({ name }) => name === 'vcalendar');
}
