import { resetPasswordPath, verifyEmailPath } from '@plumbline/contract/domains/accounts/pages.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import { RESET_MINUTES, VERIFICATION_HOURS } from './rules/lifetimes.ts';

type Origin = Pick<Settings, 'publicUrl'>;

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const note = (text: string): Block => ({ kind: 'note', text });

const letter = (
  to: string,
  purpose: string,
  /** What makes the message one of a kind, and what it is about; never the secret itself. */
  key: string,
  subject: string,
  blocks: readonly Block[],
): OutgoingMessage => ({
  dedupeKey: `${purpose}:${key}`,
  channel: 'email',
  to,
  content: { kind: 'letter', subject, blocks },
  purpose,
  about: { kind: 'account', id: key },
  transactional: true,
});

/** The link that opens the account of whoever registered. */
export const verificationMessage = (
  { publicUrl }: Origin,
  to: string,
  link: { readonly token: string; readonly tokenHash: string; readonly firstName: string },
): OutgoingMessage =>
  letter(to, 'verify-email', link.tokenHash, 'Verify your email address', [
    paragraph(`Hello ${link.firstName},`),
    paragraph('You have registered at Plumbline. Open this link to verify your email address; then you can sign in.'),
    { kind: 'button', label: 'Verify my email address', url: publicUrl + verifyEmailPath(link.token) },
    note(`The link works for ${VERIFICATION_HOURS} hours. If it wasn't you, do nothing: no account is opened.`),
  ]);

/** For whoever registered with an address that has an account already. */
export const alreadyRegisteredMessage = ({ publicUrl }: Origin, to: string, key: string): OutgoingMessage =>
  letter(to, 'already-registered', key, 'You already have an account', [
    paragraph('Somebody, probably you, has just registered at Plumbline with this address. It already has an account.'),
    { kind: 'button', label: 'Sign in', url: `${publicUrl}/login` },
    note(`If you have forgotten your password: ${publicUrl}/forgot-password. If it wasn't you, do nothing.`),
  ]);

/** The link that sets a new password. */
export const resetMessage = (
  { publicUrl }: Origin,
  to: string,
  link: { readonly token: string; readonly tokenHash: string },
): OutgoingMessage =>
  letter(to, 'reset-password', link.tokenHash, 'Set a new password', [
    paragraph('Somebody, probably you, wants to set a new password for your account at Plumbline.'),
    { kind: 'button', label: 'Set a new password', url: publicUrl + resetPasswordPath(link.token) },
    note(`The link works for ${RESET_MINUTES} minutes, once. If it wasn't you, do nothing: your password stays.`),
  ]);

/** Tells the owner that the password is another one now. */
export const passwordChangedMessage = (
  { publicUrl }: Origin,
  to: string,
  change: { readonly userId: UserId; readonly at: Date },
): OutgoingMessage =>
  letter(to, 'password-changed', `${change.userId}:${change.at.toISOString()}`, 'Your password was changed', [
    paragraph('The password of your account at Plumbline was changed, and other devices were signed out.'),
    paragraph("If it wasn't you, set a new one at once and write to us:"),
    { kind: 'button', label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  ]);

/** Tells the owner of an account that there is a new way into it. */
export const identityLinkedMessage = (
  { publicUrl }: Origin,
  to: string,
  link: { readonly userId: UserId; readonly at: Date },
): OutgoingMessage =>
  letter(to, 'identity-linked', `${link.userId}:${link.at.toISOString()}`, 'You can now sign in with Google', [
    paragraph('Your account at Plumbline was opened with Google, for the first time. From now on both ways lead in.'),
    paragraph("If it wasn't you, secure your Google account, then set a new password here:"),
    { kind: 'button', label: 'Set a new password', url: `${publicUrl}/forgot-password` },
  ]);
