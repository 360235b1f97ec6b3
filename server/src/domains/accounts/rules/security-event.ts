import type { UserId } from '@plumbline/contract/kernel/id.ts';

/**
 * The events that matter to the safety of accounts. The names appear in the log and in the metrics: see
 * docs/operations.md.
 */
export type SecurityEventName =
  | 'sign-in'
  | 'lockout'
  | 'new-device'
  | 'account-opened'
  | 'password-confirmed'
  | 'password-changed'
  | 'password-reset-requested'
  | 'password-reset'
  | 'google-linked'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-proven'
  | 'recovery-code-used'
  | 'sessions-ended'
  | 'contact-changed'
  | 'account-suspended'
  | 'account-restored'
  | 'account-deleted'
  | 'operator-added'
  | 'operator-removed';

export interface SecurityEvent {
  readonly name: SecurityEventName;
  /** 'refused' when somebody tried and was turned away; 'succeeded' by default. */
  readonly outcome?: 'succeeded' | 'refused';
  /** The account's holder; null where there is no account, or the holder is unknown. */
  readonly userId: UserId | null;
  /** The calling program's own description; only its kind is logged. */
  readonly userAgent?: string;
  /** With 'factor-added' and 'factor-removed': the factor in the words of the mail, such as 'a passkey'. */
  readonly factor?: string;
}
