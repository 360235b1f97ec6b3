import type { HappeningType, SilentHappening } from '../../lifecycle/rules/happening.ts';

/** Purpose of the messages that offer a request to a contractor. Their delivery decides whether it was reached. */
export const OFFER_PURPOSE = 'referral-offer';

/** Purpose of the messages that notify a contractor of the customer's cancellation. */
export const CANCELLED_PURPOSE = 'withdraw' satisfies HappeningType;

/**
 * The purposes of messages about requests: each happening under its own name, except the offer and the confirmation,
 * which is when a request is sent.
 */
export type RequestPurpose =
  | Exclude<HappeningType, SilentHappening | 'offer' | 'confirm'>
  | 'sign-off-reminder'
  | 'proof-code'
  | 'proof-reminder'
  | typeof OFFER_PURPOSE
  | 'nudge'
  | 'payment-returned'
  | 'charge-declined'
  | 'kept-out'
  | 'connection-check'
  | 'connection-report'
  | 'opportunity-digest'
  | 'request-links';

declare module '../../../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    'service-requests': RequestPurpose;
  }
}

/** The delivery options of one kind of message. */
export interface Manner {
  /** The message closes something, so it can wait until morning. */
  readonly closes?: true;
  /** The message follows immediately from the contractor's own action, so they are awake. */
  readonly followsOwnDoing?: true;
  /** The message justifies a phone call. */
  readonly worthACall?: true;
  /** The message is a receipt: always emailed, even to people who have opted out. */
  readonly isReceipt?: true;
  /** The contractor must act on the message by a deadline, after which it is useless. */
  readonly wantsAnswer?: true;
  /** The message says that a job is won. Sent again if its delivery is unknown. */
  readonly connects?: true;
}

/** The delivery options of each kind. */
export const MANNERS: Readonly<Record<RequestPurpose, Manner>> = {
  submit: {},
  [OFFER_PURPOSE]: { worthACall: true, wantsAnswer: true },
  nudge: { worthACall: true, wantsAnswer: true },
  propose: {},
  counter: { worthACall: true, wantsAnswer: true },
  accept: { followsOwnDoing: true, connects: true },
  'accept-fee-due': { followsOwnDoing: true, connects: true },
  approve: { worthACall: true, connects: true },
  'approve-fee-due': { worthACall: true, connects: true },
  freeze: {},
  thaw: { worthACall: true, wantsAnswer: true },
  pay: { isReceipt: true, connects: true },
  lapse: { closes: true },
  deny: {},
  'take-back': {},
  decline: { closes: true },
  expire: { closes: true },
  lose: { closes: true },
  fail: {},
  withdraw: { worthACall: true },
  'propose-once-too-often': { followsOwnDoing: true },
  start: {},
  complete: {},
  'sign-off': { closes: true },
  'sign-off-reminder': { closes: true },
  reopen: {},
  'not-started': {},
  'report-job': {},
  'object-to-report': { closes: true },
  'decide-report': { closes: true },
  release: {},
  cancel: {},
  'give-up-denied': { closes: true },
  'give-up-silent': { closes: true },
  'give-up-unconfirmed': { closes: true },
  'proof-code': {},
  'proof-reminder': {},
  'payment-returned': { isReceipt: true },
  'charge-declined': { followsOwnDoing: true, worthACall: true, wantsAnswer: true },
  'kept-out': {},
  'connection-check': {},
  'connection-report': {},
  'opportunity-digest': {},
  'request-links': {},
};

/** Returns the purpose of the messages about a happening, or null if nobody is notified. */
export const purposeOf = (type: HappeningType): RequestPurpose | null =>
  type === 'offer' ? OFFER_PURPOSE : type === 'confirm' ? 'submit' : isTold(type) ? type : null;

const isTold = (
  type: Exclude<HappeningType, 'offer' | 'confirm'>,
): type is Exclude<HappeningType, SilentHappening | 'offer' | 'confirm'> => Object.hasOwn(MANNERS, type);
