import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { StoredRequest } from '../../tables.ts';
import { type EmergencyHours, emergencyHours, isInLane } from './lane.ts';
import { afterWorking, halfWay, type WorkingHours, workingMinutes } from './working-time.ts';

/** How the time of a party passes. */
export interface PartyClock {
  /** Returns the moment at which so many minutes of it have passed. */
  after(since: Date, minutes: number): Date;
  /** Returns the minutes of it between two moments. */
  minutes(since: Date, until: Date): number;
  /** Returns the moment at which half of it has passed. */
  halfWay(since: Date, until: Date): Date;
}

const MINUTE_MS = 60_000;

const wallClock: PartyClock = {
  after: (since, minutes) => new Date(since.getTime() + minutes * MINUTE_MS),
  minutes: (since, until) => (until.getTime() - since.getTime()) / MINUTE_MS,
  halfWay: (since, until) => new Date((since.getTime() + until.getTime()) / 2),
};

const workClock = (working: WorkingHours): PartyClock => ({
  after: (since, minutes) => afterWorking(since, minutes, working),
  minutes: (since, until) => workingMinutes(since, until, working),
  halfWay: (since, until) => halfWay(since, until, working),
});

/** Never stands still for a contractor who is in the lane when it begins. For the others, night hours count, too. */
function emergencyClock(hours: EmergencyHours): PartyClock {
  const work = workClock(emergencyHours(hours));
  const clockAt = (since: Date) => (isInLane(since, hours) ? wallClock : work);
  return {
    after: (since, minutes) => clockAt(since).after(since, minutes),
    minutes: (since, until) => clockAt(since).minutes(since, until),
    halfWay: (since, until) => clockAt(since).halfWay(since, until),
  };
}

/**
 * Returns the clock of the party that has to act on a referral. A contractor's stands still while the business is
 * closed, except in the emergency lane. A customer's never does.
 */
export function clockOf(
  status: ReferralStatus,
  urgency: StoredRequest['urgency'],
  working: EmergencyHours,
): PartyClock {
  if (status === 'proposed') return wallClock;
  return urgency === 'high' ? emergencyClock(working) : workClock(working);
}
