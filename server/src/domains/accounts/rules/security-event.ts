import type { UserId } from '@plumbline/contract/kernel/id.ts';

/**
 * The events that matter for the security of accounts, by their names in the log and the metrics. `mailed` says whether
 * the account's holder is notified.
 */
export const SECURITY_EVENTS = {
  'sign-in': { when: 'A sign-in succeeded or was refused', mailed: null },
  lockout: { when: 'Too many wrong passwords were entered, so new devices have to wait', mailed: 'once a day' },
  'new-device': { when: 'Someone signed in on a new device', mailed: 'yes' },
  'account-opened': {
    when: 'The account was created by a verified email address or a first sign-in with Google',
    mailed: null,
  },
  'password-confirmed': { when: 'A signed-in person was asked for the password again', mailed: null },
  'password-changed': { when: 'The password was changed using the old one', mailed: 'yes' },
  'password-reset-requested': { when: 'A link to set a new password was emailed', mailed: null },
  'password-reset': { when: 'A new password was set through an emailed link', mailed: 'yes' },
  'google-linked': {
    when: 'Someone signed in with Google for the first time to an account that has a password',
    mailed: 'yes',
  },
  'factor-added': { when: 'A passkey or an authenticator app was added', mailed: 'yes' },
  'factor-removed': {
    when: 'A passkey or an authenticator app was removed, or all factors were reset by the command',
    mailed: 'yes',
  },
  'factor-proven': { when: 'A code or a passkey was accepted or refused', mailed: null },
  'recovery-code-used': { when: "A recovery code was used in place of an app's code", mailed: 'yes' },
  'sessions-ended': { when: 'Devices were signed out in the settings', mailed: null },
  'contact-changed': { when: "The email or phone of a contractor's listing was changed", mailed: 'to the old address' },
  'account-suspended': { when: 'An operator suspended the account', mailed: null },
  'account-restored': { when: 'An operator restored the account', mailed: null },
  'account-deleted': { when: 'The holder deleted the account', mailed: null },
  'operator-added': { when: 'The command on the server made the holder an operator', mailed: null },
  'operator-removed': { when: "The command on the server restored the holder's previous role", mailed: null },
} as const satisfies Readonly<
  Record<string, { readonly when: string; readonly mailed: 'yes' | 'once a day' | 'to the old address' | null }>
>;

export type SecurityEventName = keyof typeof SECURITY_EVENTS;

/** The events that the account's address is notified of. */
export type NoticeName = {
  [Name in SecurityEventName]: (typeof SECURITY_EVENTS)[Name]['mailed'] extends 'yes' | 'once a day' ? Name : never;
}[SecurityEventName];

/** A second factor that can be added. */
export type AddedFactor = 'passkey' | 'app';

interface Facts {
  /** 'refused' if an attempt was turned away; 'succeeded' by default. */
  readonly outcome?: 'succeeded' | 'refused';
  /** The account's holder; null if there is no account or its holder is unknown. */
  readonly userId: UserId | null;
  /** The calling program's description of itself; only its kind is logged. */
  readonly userAgent?: string;
}

export type SecurityEvent = Facts &
  (
    | { readonly name: Exclude<SecurityEventName, 'factor-added' | 'factor-removed'> }
    | { readonly name: 'factor-added'; readonly factor: AddedFactor }
    /** 'all' when a command on the server removed every factor. */
    | { readonly name: 'factor-removed'; readonly factor: AddedFactor | 'all' }
  );

/** A security event that the account's address is notified of. */
export type NoticeEvent =
  | Extract<SecurityEvent, { readonly name: 'factor-added' | 'factor-removed' }>
  | (Facts & { readonly name: Exclude<NoticeName, 'factor-added' | 'factor-removed'> });
