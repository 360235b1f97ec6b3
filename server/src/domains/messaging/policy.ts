import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Delivery, ProviderReport } from './ports.ts';
import type { FateReason } from './rules/fate-reason.ts';
import { morningAfter } from './rules/quiet-hours.ts';

/** The possible final states of an attempt to send a message. */
export type SettledStatus = Exclude<MessageStatus, 'queued'>;

/** The result of one attempt, as it is recorded. */
export interface AttemptRecord {
  readonly status: SettledStatus | 'queued';
  readonly reason: FateReason | string | null;
  readonly attempts: number;
  readonly notBefore: Date | null;
  readonly providerRef: string | null;
  readonly sentAt: Date | null;
}

/** After this many attempts a message has failed. With the queue's increasing delays, that takes about 3.5 hours. */
export const MAX_ATTEMPTS = 10;
/** Maximum number of attempts for a message with `repeatUnknown`. */
const MAX_REPEATS = 3;
const REPEAT_PAUSE_MS = 60_000;

/** The reasons for holding a queued message when nothing is wrong. */
export const HELD_ON_PURPOSE: readonly FateReason[] = [{ kind: 'night' }, { kind: 'enough' }];

/** Returns the record of attempt number `earlier + 1`. */
export function afterAttempt(delivery: Delivery, earlier: number, now: Date, repeatUnknown = false): AttemptRecord {
  const attempts = earlier + 1;
  const nothing = { attempts, reason: null, notBefore: null, providerRef: null, sentAt: null };
  const again = (reason: FateReason | string, pauseMs: number): AttemptRecord => ({
    ...nothing,
    status: 'queued',
    reason,
    notBefore: pauseMs > 0 ? new Date(now.getTime() + pauseMs) : null,
  });
  switch (delivery.kind) {
    case 'sent':
      return { ...nothing, status: 'sent', providerRef: delivery.ref ?? null, sentAt: now };
    case 'refused':
      return { ...nothing, status: 'failed', reason: delivery.reason };
    case 'unknown':
      if (repeatUnknown && attempts < MAX_REPEATS) return again(delivery.reason, REPEAT_PAUSE_MS);
      return { ...nothing, status: 'unknown', reason: delivery.reason };
    case 'retry':
      if (attempts >= MAX_ATTEMPTS) return { ...nothing, status: 'failed', reason: delivery.reason };
      return again(delivery.reason, delivery.after * 1000);
  }
}

/** The facts that decide, along with the message itself, whether it may be sent now. */
export interface Circumstances {
  readonly now: Date;
  readonly isOptedOut: boolean;
  /** A mail server has reported that the mailbox doesn't exist. */
  readonly isUndeliverable: boolean;
  /** Number of messages to the recipient on this channel in the last hour, and the time of the first. */
  readonly lately: { readonly count: number; readonly first: Date | null };
  readonly perHour: number;
  /** Used when the recipient's time zone is unknown. */
  readonly homeTimeZone: string;
}

/** 'end': the message will never be sent. With `goesOn`, its next channel takes over, if it has one. */
export type Turn =
  | { readonly kind: 'send' }
  | {
      readonly kind: 'end';
      readonly status: 'suppressed' | 'failed';
      readonly reason: FateReason;
      readonly goesOn: boolean;
    }
  | { readonly kind: 'wait'; readonly until: Date; readonly reason: FateReason };

type EndKind = 'too-late' | 'opted-out' | 'night-too-late' | 'enough-too-late';

const HOUR_MS = 3_600_000;

/** Decides whether a due message is sent now, later or never. */
export function turnOf(
  message: {
    readonly channel: Channel;
    readonly transactional: boolean;
    readonly despiteOptOut: boolean;
    readonly urgent: boolean;
    readonly timeZone: string | null;
    readonly notAfter: Date | null;
  },
  given: Circumstances,
): Turn {
  const end = (kind: EndKind, goesOn: boolean): Turn => ({
    kind: 'end',
    status: 'suppressed',
    reason: { kind },
    goesOn,
  });
  const { now } = given;
  if (message.notAfter !== null && message.notAfter <= now) return end('too-late', false);
  if (given.isOptedOut && !message.despiteOptOut && !isOwed(message)) return end('opted-out', true);
  if (given.isUndeliverable && !message.transactional) {
    return { kind: 'end', status: 'failed', reason: { kind: 'came-back-before' }, goesOn: true };
  }
  // An email wakes nobody up.
  if (message.urgent || message.channel === 'email') return { kind: 'send' };
  const waits = (until: Date, kind: 'night' | 'enough'): Turn =>
    message.notAfter !== null && until >= message.notAfter
      ? end(`${kind}-too-late`, true)
      : { kind: 'wait', until, reason: { kind } };
  const morning = morningAfter(now, message.timeZone ?? given.homeTimeZone);
  if (morning !== null) return waits(morning, 'night');
  if (given.lately.count < given.perHour) return { kind: 'send' };
  const first = given.lately.first ?? now;
  return waits(new Date(first.getTime() + HOUR_MS), 'enough');
}

/** Transactional email is sent even after an opt-out. Texts, calls and notifications never are. */
const isOwed = (message: { readonly channel: Channel; readonly transactional: boolean }): boolean =>
  message.channel === 'email' && message.transactional;

/**
 * Returns the new status of a message after a provider's report; null if the report changes nothing. Reports may be
 * late, duplicated and out of order, so a delivered message stays delivered. A report that the provider accepted the
 * message resolves a status left unknown by a killed process or a lost response.
 */
export function afterReport(
  message: { readonly status: MessageStatus; readonly providerRef: string | null },
  report: ProviderReport,
): SettledStatus | null {
  const isOfAnother = message.providerRef !== null && report.ref !== null && message.providerRef !== report.ref;
  switch (report.status) {
    case 'taken':
      return message.status === 'queued' || message.status === 'unknown' ? 'sent' : null;
    case 'delivered':
      return message.status === 'delivered' || message.status === 'suppressed' ? null : 'delivered';
    case 'failed':
      return !isOfAnother && ['queued', 'sent', 'unknown'].includes(message.status) ? 'failed' : null;
  }
}
