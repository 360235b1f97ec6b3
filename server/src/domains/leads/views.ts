import {
  type Follow,
  type FollowChoice,
  type FollowForm,
  REMINDER_LEADS,
  type ReminderLead,
} from '@plumbline/contract/domains/leads/follow.ts';
import type { Pursuit } from '@plumbline/contract/domains/leads/pursuit.ts';
import type { Watch, WatchChange, WatchChannel } from '@plumbline/contract/domains/leads/watch.ts';
import { watchAddress } from '@plumbline/contract/domains/leads/watch-address.ts';
import { watchCalendarPath, watchFeedPath } from '@plumbline/contract/domains/leads/watch-feed-address.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { nextDelivery } from './rules/delivery.ts';
import type { WaitingWatch } from './store/watch.ts';
import type { StoredFollow, StoredPursuit } from './tables.ts';

/** Returns the channels that a form names. */
export const channelsIn = ({ byEmail, byPush, byText }: Pick<WatchChange, 'byEmail' | 'byPush' | 'byText'>) =>
  [byEmail && 'email', byPush && 'push', byText && 'sms'].filter((channel) => channel !== false) as WatchChannel[];

/** Returns a watch as its owner sees it. */
export const watchView = (watch: WaitingWatch, publicUrl: string): Watch => ({
  id: watch.id,
  name: watch.name,
  filter: watchAddress(watch.filter),
  delivery: watch.delivery,
  hour: watch.hour,
  timeZone: watch.timeZone,
  byEmail: watch.channels.includes('email'),
  byPush: watch.channels.includes('push'),
  byText: watch.channels.includes('sms'),
  addresses: watch.feedKey && {
    feed: publicUrl + watchFeedPath(watch.feedKey),
    calendar: publicUrl + watchCalendarPath(watch.feedKey),
  },
  feedReadAt: watch.feedReadAt?.toISOString() ?? null,
  pausedAt: watch.pausedAt?.toISOString() ?? null,
  nextAt:
    watch.waitingSince === null || watch.pausedAt !== null
      ? null
      : nextDelivery(watch, watch.waitingSince).toISOString(),
  lastToldAt: watch.lastToldAt?.toISOString() ?? null,
  waiting: watch.waiting,
});

/** Returns a pursuit as its owner sees it. */
export const pursuitView = (
  pursuit: StoredPursuit,
  { id, title, location, deadline, status, vanishedAt }: Project,
): Pursuit => ({
  project: { id, title, location, deadline, status, vanishedAt },
  stage: pursuit.stage,
  amount: pursuit.amountCents === null ? null : pursuit.amountCents / 100,
  nextStep: pursuit.nextStep,
  nextStepOn: pursuit.nextStepOn,
  notes: pursuit.notes,
  savedAt: pursuit.savedAt.toISOString(),
  movedAt: pursuit.movedAt.toISOString(),
  revision: pursuit.revision,
});

const wantedOf = (leads: readonly ReminderLead[]): FollowForm =>
  Object.fromEntries(REMINDER_LEADS.map((lead) => [lead, leads.includes(lead)])) as FollowForm;

const followedProject = ({ id, title, location, deadline, status, vanishedAt }: Project): Follow['project'] => ({
  id,
  title,
  location,
  deadline,
  status,
  vanishedAt,
});

/** Returns a followed project as its follower sees it. */
export const followView = (follow: StoredFollow, project: Project): Follow => ({
  project: followedProject(project),
  reminders: wantedOf(follow.reminders),
  followedAt: follow.followedAt.toISOString(),
});

/** Returns what an account has chosen about a project; `follow` is null if it doesn't follow it. */
export const followChoiceView = (follow: StoredFollow | null, project: Project): FollowChoice => ({
  project: followedProject(project),
  reminders: follow && wantedOf(follow.reminders),
});
