/** The names under which actions of operators and of commands on the server are stored in the audit log. */
export const AUDIT_ACTIONS = [
  'add-operator',
  'remove-operator',
  'suspend-account',
  'restore-account',
  'hide-listing',
  'show-listing',
  'feature-listing',
  'end-featured',
  'hide-review',
  'show-review',
  'read-message',
  'resend-message',
  'cancel-message',
  'release-address',
  'hand-on-request',
  'refund-payment',
  'refund-connection',
  'refuse-connection-report',
  'erase-person',
  'reset-second-factor',
  'clear-synthetic',
  'decide-need',
  'undo-need',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
