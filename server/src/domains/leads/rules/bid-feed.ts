import type { Language } from '@plumbline/contract/kernel/language.ts';
import { DateTime } from 'luxon';
import { emptyCalendar, FEED_REFRESH_SECONDS } from '../../../kernel/calendar-file.ts';
import type { DatedBid } from './bid-dates.ts';
import { bidFeedWords } from './bid-feed.words.ts';

/** What a calendar shows for something that happens at a moment, in minutes. */
const LENGTH = 30;

interface FeedOptions {
  readonly language: Language;
  /** The name of the calendar; by default, that of the bid calendar. */
  readonly title?: string;
  /** Returns the address of a project's page. */
  readonly pageOf: (id: string) => string;
  readonly stamp: Date;
}

/**
 * Returns dates as a feed for calendar programs. Whoever has its address can read it, so it names projects and dates, and
 * no notes, amounts or steps in the account's own words. Deadlines that have moved are at their new time only.
 */
export const bidFeed = (dates: readonly DatedBid[], options: FeedOptions): string =>
  calendarOf(dates, options)
    .name(options.title ?? bidFeedWords[options.language].title)
    .ttl(FEED_REFRESH_SECONDS)
    .toString();

/** Returns dates as a file to be downloaded. */
export const bidFile = (dates: readonly DatedBid[], options: FeedOptions): string =>
  calendarOf(dates, options).toString();

function calendarOf(dates: readonly DatedBid[], { language, pageOf, stamp }: FeedOptions) {
  const words = bidFeedWords[language];
  const calendar = emptyCalendar(bidFeedWords.en.title);
  for (const { kind, project, day, at, text, isConfirmed } of dates) {
    if (kind === 'moved') continue;
    const isRead = kind === 'visit' && !isConfirmed;
    calendar.createEvent({
      // The same for as long as the date stays what it is: a moved deadline is the same event at another time.
      id: `${project.id}-${kind}${kind === 'visit' ? `-${day}` : ''}@plumbline`,
      stamp,
      ...(at === null
        ? { start: DateTime.fromISO(day), allDay: true }
        : {
            start: DateTime.fromJSDate(at, { zone: 'utc' }),
            end: DateTime.fromJSDate(at, { zone: 'utc' }).plus({ minutes: LENGTH }),
          }),
      summary: words[kind](project.title),
      location: project.location,
      description: isRead ? words.read(text ?? '') : '',
      url: pageOf(project.id),
    });
  }
  return calendar;
}
