import { createHash } from 'node:crypto';
import { resetPasswordPath, verifyEmailPath } from '@plumbline/contract/domains/accounts/pages.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import { RESET_MINUTES, VERIFICATION_HOURS } from './rules/lifetimes.ts';
import type { SecurityEvent } from './rules/security-event.ts';

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

/** A security event, as its mail describes it. */
export type NoticeFacts = Pick<SecurityEvent, 'name' | 'userId' | 'factor'> & {
  readonly at: Date;
  /** Such as 'Firefox on Windows'. */
  readonly device: string;
};

interface Notice {
  readonly subject: string;
  readonly text: string;
  /** The advice in case it was somebody else. */
  readonly otherwise: string;
}

/** The mail to an account's holder about a security event, by their address; null for events that need none. */
export function securityNotice(
  { publicUrl, homeTimeZone }: Origin & Pick<Settings, 'homeTimeZone'>,
  facts: NoticeFacts,
): ((to: string) => OutgoingMessage) | null {
  const { name, userId, at } = facts;
  const notice = noticeOf(facts, formatDateTime(at.toISOString(), homeTimeZone));
  if (notice === null) return null;
  return (to) =>
    // Hashed: the key outlives the account, and its id must not.
    letter(to, name, hashOf(`${userId}:${noticeKey(facts)}`), notice.subject, [
      paragraph(notice.text),
      paragraph(notice.otherwise),
      { kind: 'button', label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    ]);
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Limits some notices to one a day: a lockout, however long somebody keeps guessing, and a kind of device, for programs
 * that hold no cookies and look new each time.
 */
function noticeKey({ name, at, device }: NoticeFacts): string {
  const day = at.toISOString().slice(0, 10);
  if (name === 'lockout') return day;
  return name === 'new-device' ? `${day}:${device}` : at.toISOString();
}

function noticeOf({ name, device, factor = 'a second factor' }: NoticeFacts, when: string): Notice | null {
  switch (name) {
    case 'password-changed':
    case 'password-reset':
      return {
        subject: 'Your password was changed',
        text: 'The password of your Plumbline account was changed, and other devices were signed out.',
        otherwise: "If it wasn't you, set a new one at once and write to us:",
      };
    case 'google-linked':
      return {
        subject: 'You can now sign in with Google',
        text: 'Your Plumbline account was opened with Google for the first time. From now on you can sign in either way.',
        otherwise: "If it wasn't you, secure your Google account, then set a new password here:",
      };
    case 'new-device':
      return {
        subject: 'New sign-in to your account',
        text: `Someone signed in to your Plumbline account on a device we had not seen before: ${device}, ${when}.`,
        otherwise:
          "If it was you, there is nothing to do. If it wasn't, set a new password; that signs out every device:",
      };
    case 'lockout':
      return {
        subject: 'Somebody is guessing your password',
        text: 'Too many wrong passwords were tried for your Plumbline account, so new devices have to wait between tries. Devices on which you have signed in before are not affected.',
        otherwise: 'Your password still works. If it is short or you use it elsewhere too, set a better one:',
      };
    case 'factor-added':
      return {
        subject: 'A way to sign in was added',
        text: `${capitalized(factor)} was added to your Plumbline account, ${when}.`,
        otherwise: "If it wasn't you, set a new password, then remove it in your settings:",
      };
    case 'recovery-code-used':
      return {
        subject: 'A recovery code was used',
        text: `A recovery code for your Plumbline account was used, ${when}. It no longer works.`,
        otherwise: "If it wasn't you, set a new password, then make new recovery codes in your settings:",
      };
    case 'factor-removed':
      return {
        subject: 'A way to sign in was removed',
        text: `${capitalized(factor)} was removed from your Plumbline account, ${when}.`,
        otherwise: "If it wasn't you, set a new password at once and write to us:",
      };
    default:
      return null;
  }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
