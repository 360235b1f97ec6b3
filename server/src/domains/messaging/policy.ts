import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Delivery, ProviderReport } from './ports.ts';
import type { FateReason } from './rules/fate-reason.ts';
import { morningAfter } from './rules/quiet-hours.ts';

/** How a message can end when its turn to be sent has come. */
export type SettledStatus = Exclude<MessageStatus, 'queued'>;

/** What is recorded of one attempt. */
export interface AttemptRecord {
  readonly status: SettledStatus | 'queued';
  readonly reason: FateReason | string | null;
  readonly attempts: number;
  readonly notBefore: Date | null;
  readonly providerRef: string | null;
  readonly sentAt: Date | null;
}

/** Attempts until a message has failed for good: with the queue's growing pauses, after about three and a half hours. */
export const MAX_ATTEMPTS = 10;
/** How often a message goes out of which better two arrive than none. */
const MAX_REPEATS = 3;
const REPEAT_PAUSE_MS = 60_000;

/** The reasons to hold back a queued message though nothing is wrong. */
export const HELD_ON_PURPOSE: readonly FateReason[] = [{ kind: 'night' }, { kind: 'enough' }];

/** What is recorded after handing a message over for the `earlier + 1`st time. */
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

/** What decides, beside the message itself, whether it may go out now. */
export interface Circumstances {
  readonly now: Date;
  readonly isOptedOut: boolean;
  /** A mail server has said that there is no such mailbox. */
  readonly isUndeliverable: boolean;
  /** How many went to the recipient by this channel in the last hour, and when the first of them did. */
  readonly lately: { readonly count: number; readonly first: Date | null };
  readonly perHour: number;
  /** Of a recipient whose zone isn't known. */
  readonly homeTimeZone: string;
}

/** 'end': it never goes out; `goesOn`: by the next channel, if it has one. */
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

/** Whether a message whose turn has come goes out now, later or never. */
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
  // A mail wakes nobody.
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

/** Mail that the law wants sent goes out whoever has opted out. No text, call or notification ever is. */
const isOwed = (message: { readonly channel: Channel; readonly transactional: boolean }): boolean =>
  message.channel === 'email' && message.transactional;

/**
 * What a report changes of a message; null for nothing. Reports come late, twice and out of order: what has arrived
 * stays so. One that tells that the provider took the message settles what a killed process or a lost answer left open.
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
