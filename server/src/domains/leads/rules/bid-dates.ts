import type { BidCalendar, BidDate } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { DateTime, IANAZone } from 'luxon';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';
import type { ProjectDates } from '../../projects/public.ts';
import type { StoredDecision, StoredPursuit } from '../tables.ts';
import { type SiteVisit, siteVisitsIn } from './site-visit.ts';

/** A date with the moment of its time; null for a whole day. */
export interface DatedBid extends BidDate {
  readonly at: Date | null;
}

export interface BidFacts {
  readonly pursuits: readonly StoredPursuit[];
  readonly projects: ReadonlyMap<ProjectId, ProjectDates>;
  readonly decisions: readonly StoredDecision[];
  /** The zone of projects whose sources name none. */
  readonly timeZone: string;
}

const ISO = /^\d{4}-\d{2}-\d{2}[T ]/;
/** A source that names only a day means its beginning or its end. */
const WHOLE_DAY = new Set(['00:00', '23:59']);
const OPEN = new Set(['saved', 'looking', 'bid']);

const isOpen = ({ stage }: StoredPursuit): boolean => OPEN.has(stage);

/**
 * Returns the dates of an account's projects, by day and time: deadlines and visits of those that are not decided, and
 * next steps of those that are not lost or set aside. Visits that the account has refused are left out.
 */
export function bidDatesOf(facts: BidFacts): DatedBid[] {
  const dates = facts.pursuits.flatMap((pursuit) => {
    const project = facts.projects.get(pursuit.projectId);
    if (project === undefined) return [];
    return [
      ...stepOf(pursuit, project),
      ...(isOpen(pursuit) ? [...deadlinesOf(pursuit, project, facts), ...visitsOf(pursuit, project, facts)] : []),
    ];
  });
  return dates.sort((one, other) => compare(sortKey(one), sortKey(other)));
}

/** Whole days come first. */
const sortKey = ({ day, time, project, kind }: BidDate): string => `${day} ${time ?? ''} ${project.title} ${kind}`;
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the open projects whose sources give a deadline only in words. */
export const undatedOf = ({ pursuits, projects }: BidFacts): BidCalendar['undated'] =>
  pursuits.filter(isOpen).flatMap(({ projectId }) => {
    const project = projects.get(projectId);
    const deadline = project?.deadlineAt === null ? project.deadlineText : null;
    return project === undefined || !deadline ? [] : [{ project: nameOf(project), deadline }];
  });

const nameOf = ({ id, title, location }: ProjectDates): BidDate['project'] => ({ id, title, location });

const dateOf = (
  { stage }: StoredPursuit,
  project: ProjectDates,
  own: Pick<DatedBid, 'kind' | 'day'> & Partial<DatedBid>,
): DatedBid => ({
  project: nameOf(project),
  stage,
  time: null,
  zone: null,
  at: null,
  text: null,
  isConfirmed: false,
  movedTo: null,
  ...own,
});

function stepOf(pursuit: StoredPursuit, project: ProjectDates): DatedBid[] {
  const { nextStep, nextStepOn, stage } = pursuit;
  if (nextStepOn === null || stage === 'lost' || stage === 'not-for-us') return [];
  return [dateOf(pursuit, project, { kind: 'step', day: nextStepOn, text: nextStep })];
}

/** A deadline as the clocks of its source's zone show it. */
export interface DeadlineDay extends Pick<DatedBid, 'day' | 'time' | 'at'> {
  /** IANA. */
  readonly timeZone: string;
}

/** Returns a project's deadline, which is a whole day without a time; null if its source names no day. */
export function deadlineDayOf(project: ProjectDates, timeZone: string): DeadlineDay | null {
  if (project.deadlineAt === null) return null;
  const zone = zoneOf(project, timeZone);
  return { ...timed(new Date(project.deadlineAt), zone), timeZone: zone };
}

function deadlinesOf(pursuit: StoredPursuit, project: ProjectDates, { timeZone }: BidFacts): DatedBid[] {
  if (project.deadlineAt === null) return [];
  const zone = zoneOf(project, timeZone);
  const deadline = timed(new Date(project.deadlineAt), zone);
  const before = ISO.test(project.deadlineBefore ?? '') ? new Date(project.deadlineBefore ?? '') : null;
  const old = before && !Number.isNaN(before.getTime()) ? timed(before, zone) : null;
  const hasMoved = old !== null && old.day !== deadline.day;
  return [
    dateOf(pursuit, project, { kind: 'deadline', ...deadline }),
    ...(hasMoved ? [dateOf(pursuit, project, { kind: 'moved', day: old.day, movedTo: deadline.day })] : []),
  ];
}

/** Returns the visits that a project's description names, whatever the account says about them. */
export function visitsTo(project: ProjectDates, timeZone: string): SiteVisit[] {
  const listedOn = wallTimeOf(new Date(project.listedAt), zoneOf(project, timeZone)).day;
  return siteVisitsIn(project.description, listedOn);
}

function visitsOf(pursuit: StoredPursuit, project: ProjectDates, { decisions, timeZone }: BidFacts): DatedBid[] {
  const zone = zoneOf(project, timeZone);
  return visitsTo(project, timeZone).flatMap(({ day, time, quote }) => {
    const decided = decisions.find((one) => one.projectId === project.id && one.day === day);
    if (decided?.isVisit === false) return [];
    const when = time === null ? { day } : timed(instantOf(day, time, zone), zone);
    return [dateOf(pursuit, project, { kind: 'visit', ...when, text: quote, isConfirmed: decided?.isVisit ?? false })];
  });
}

/** Returns the zone of a project's dates. Sources may name one that doesn't exist. */
export const zoneOf = ({ deadlineZone }: ProjectDates, timeZone: string): string =>
  deadlineZone !== null && IANAZone.isValidZone(deadlineZone) ? deadlineZone : timeZone;

/** Returns what clocks of a zone show at a moment; only the day if that is all the source has named. */
function timed(at: Date, zone: string): Pick<DatedBid, 'day' | 'time' | 'zone' | 'at'> {
  const { day, time } = wallTimeOf(at, zone);
  if (WHOLE_DAY.has(time)) return { day, time: null, zone: null, at: null };
  return { day, time, zone: DateTime.fromJSDate(at, { zone }).setLocale('en-US').offsetNameShort, at };
}
