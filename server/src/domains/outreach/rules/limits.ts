import type { OutreachChannel, OutreachDelivery } from '@plumbline/contract/domains/outreach/outreach.ts';

/**
 * Returns whether a message counts as the one of the day about a project. A call script goes to the bidder alone, who may
 * have several for one call.
 */
export const isOncePerDay = (channel: OutreachChannel, delivery: OutreachDelivery): boolean =>
  channel !== 'phone' || delivery !== 'to-bidder';

/** Minutes for which a reviewed text may be sent. */
export const APPROVAL_MINUTES = 60;

/** Maximum number of messages per bidder and day, across all projects. */
export const MAX_OF_WRITER = 20;
/** Maximum number of messages per contact and day. A purchasing desk may have many projects. */
export const MAX_TO_CONTACT = 25;
/** Maximum number of scripts mailed to one address per day, because anyone can enter any address. */
export const MAX_TO_BIDDER = 10;

/** Days after which records kept only for limits are deleted. */
export const KEPT_DAYS = 7;
