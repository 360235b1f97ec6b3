/** The part of the page's address that says what it shows. */
export interface CalendarSearch {
  /** 'calendar' is the month on wide screens and the agenda on phones; 'month' and 'agenda' are the same everywhere. */
  view?: string;
  month?: string;
  /** The day that is shown beside the month, 'yyyy-MM-dd'. */
  day?: string;
}

/** Returns whether a view of the pipeline is its calendar. */
export const isCalendar = (view: string | undefined): boolean =>
  view === 'calendar' || view === 'month' || view === 'agenda';
