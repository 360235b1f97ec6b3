import { createHash } from 'node:crypto';
import { resetPasswordPath, verifyEmailPath } from '@plumbline/contract/domains/accounts/pages.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import { accountLettersWords } from './account-letters.words.ts';
import { RESET_MINUTES, VERIFICATION_HOURS } from './rules/lifetimes.ts';
import { type NoticeEvent, type NoticeName, SECURITY_EVENTS, type SecurityEvent } from './rules/security-event.ts';

/** The purposes of mails about accounts. */
export type AccountPurpose = 'verify-email' | 'already-registered' | 'reset-password' | NoticeName;

declare module '../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    accounts: AccountPurpose;
  }
}

type Origin = Pick<Settings, 'publicUrl'>;

/** An address and the language in which its owner is written to. */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const note = (text: string): Block => ({ kind: 'note', text });

const letter = (
  { email, language }: Recipient,
  purpose: AccountPurpose,
  /** Makes the message unique, and names its subject. Never contains the secret itself. */
  key: string,
  subject: string,
  blocks: readonly Block[],
): OutgoingMessage => ({
  dedupeKey: `${purpose}:${key}`,
  channel: 'email',
  to: email,
  content: { kind: 'letter', subject, blocks },
  language,
  purpose,
  about: { kind: 'account', id: key },
  transactional: true,
});

/** The link that opens a registered account. */
export function verificationMessage(
  { publicUrl }: Origin,
  to: Recipient,
  link: { readonly token: string; readonly tokenHash: string; readonly firstName: string },
): OutgoingMessage {
  const words = accountLettersWords[to.language].verify;
  return letter(to, 'verify-email', link.tokenHash, words.subject, [
    paragraph(words.hello(link.firstName)),
    paragraph(words.text),
    { kind: 'button', label: words.button, url: publicUrl + pathIn(to.language, verifyEmailPath(link.token)) },
    note(words.note(VERIFICATION_HOURS)),
  ]);
}

/** Sent if a person registers with an address that already has an account. */
export function alreadyRegisteredMessage({ publicUrl }: Origin, to: Recipient, key: string): OutgoingMessage {
  const words = accountLettersWords[to.language].alreadyRegistered;
  return letter(to, 'already-registered', key, words.subject, [
    paragraph(words.text),
    { kind: 'button', label: words.button, url: publicUrl + pathIn(to.language, '/login') },
    note(words.note(publicUrl + pathIn(to.language, '/forgot-password'))),
  ]);
}

/** The link that sets a new password. */
export function resetMessage(
  { publicUrl }: Origin,
  to: Recipient,
  link: { readonly token: string; readonly tokenHash: string },
): OutgoingMessage {
  const words = accountLettersWords[to.language].reset;
  return letter(to, 'reset-password', link.tokenHash, words.subject, [
    paragraph(words.text),
    { kind: 'button', label: words.button, url: publicUrl + pathIn(to.language, resetPasswordPath(link.token)) },
    note(words.note(RESET_MINUTES)),
  ]);
}

/** The time and the device of a security event. */
export interface NoticeFacts {
  readonly at: Date;
  /** Such as 'Firefox on Windows'. */
  device(language: Language): string;
}

interface Notice {
  readonly subject: string;
  readonly text: string;
  /** The advice in case another person did it. */
  readonly otherwise: string;
}

/** The mail to an account's holder about a security event; null for events that need none. */
export function securityNotice(
  { publicUrl, homeTimeZone }: Origin & Pick<Settings, 'homeTimeZone'>,
  event: SecurityEvent,
  facts: NoticeFacts,
): ((to: Recipient) => OutgoingMessage) | null {
  if (!needsNotice(event)) return null;
  return (to) => {
    const when = formatsIn(to.language).formatDateTime(facts.at.toISOString(), homeTimeZone);
    const { subject, text, otherwise } = noticeOf(event, { language: to.language, when, facts });
    // Hashed: the key outlives the account, and its id must not.
    return letter(to, event.name, hashOf(`${event.userId}:${noticeKey(event, facts)}`), subject, [
      paragraph(text),
      paragraph(otherwise),
      {
        kind: 'button',
        label: accountLettersWords[to.language].setPassword,
        url: publicUrl + pathIn(to.language, '/forgot-password'),
      },
    ]);
  };
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Limits some notices to one per day: a lockout, however long the guessing continues, and a kind of device, for
 * programs that keep no cookies and look new each time.
 */
function noticeKey({ name }: NoticeEvent, { at, device }: NoticeFacts): string {
  const day = at.toISOString().slice(0, 10);
  if (name === 'lockout') return day;
  return name === 'new-device' ? `${day}:${device('en')}` : at.toISOString();
}

/** Returns the texts of a notice. */
function noticeOf(
  event: NoticeEvent,
  { language, when, facts }: { readonly language: Language; readonly when: string; readonly facts: NoticeFacts },
): Notice {
  const words = accountLettersWords[language];
  switch (event.name) {
    case 'password-changed':
    case 'password-reset':
      return words.passwordChanged;
    case 'google-linked':
      return words.googleLinked;
    case 'new-device':
      return { ...words.newDevice, text: words.newDevice.text(facts.device(language), when) };
    case 'lockout':
      return words.lockout;
    case 'factor-added':
      return { ...words.factorAdded, text: words.factorAdded.text[event.factor](when) };
    case 'recovery-code-used':
      return { ...words.recoveryCodeUsed, text: words.recoveryCodeUsed.text(when) };
    case 'factor-removed':
      return { ...words.factorRemoved, text: words.factorRemoved.text[event.factor](when) };
  }
}

const needsNotice = (event: SecurityEvent): event is NoticeEvent =>
  ['yes', 'once a day'].includes(SECURITY_EVENTS[event.name].mailed ?? '');
