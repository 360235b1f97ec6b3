import { describe, expect, it } from 'vitest';
import { enhancedCodeOf, type Refusal, type Verdict, verdictOn } from './smtp-reply.ts';

/** Replies as these servers word them. */
const TO_RECIPIENT: readonly (readonly [string, Verdict])[] = [
  // Postfix
  ['550 5.1.1 <pat@example.com>: Recipient address rejected: User unknown in virtual mailbox table', 'mailbox'],
  ['550 5.1.1 <pat@example.com>: Recipient address rejected: User unknown in local recipient table', 'mailbox'],
  ['554 5.7.1 <pat@example.com>: Relay access denied', 'us'],
  ['454 4.7.1 <pat@example.com>: Relay access denied', 'moment'],
  ['550 5.1.0 <post@plumbline.example>: Sender address rejected: User unknown in relay recipient table', 'us'],
  ['554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', 'us'],
  ['504 5.5.2 <host>: Helo command rejected: need fully-qualified hostname', 'us'],
  ['450 4.2.0 <pat@example.com>: Recipient address rejected: Greylisted', 'moment'],
  ['452 4.2.2 <pat@example.com>: Mailbox full', 'moment'],
  ['550 5.7.23 <pat@example.com>: Recipient address rejected: Message rejected due to: SPF fail', 'us'],
  // Exim
  ['550 Unrouteable address', 'us'],
  ['550 relay not permitted', 'us'],
  ['550 No such recipient here', 'mailbox'],
  ['550 Administrative prohibition', 'us'],
  // Exchange and Exchange Online
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', 'mailbox'],
  ['550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found', 'mailbox'],
  ['550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'message'],
  ['550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain', 'us'],
  ['550 5.7.60 SMTP; Client does not have permissions to send as this sender', 'us'],
  ['530 5.7.57 SMTP; Client was not authenticated to send anonymous mail during MAIL FROM', 'us'],
  ['550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP', 'us'],
  ['550 5.7.511 Access denied, banned sender[192.0.2.1]', 'us'],
  ['451 4.7.500 Server busy. Please try again later from [192.0.2.1]', 'moment'],
  ['550 5.2.2 STOREDRV.Deliver; mailbox full', 'message'],
  // Gmail
  [
    '550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n550 5.1.1 double-checking',
    'mailbox',
  ],
  [
    '550-5.2.1 The email account that you tried to reach is inactive.\r\n550 5.2.1 https://support.google.com/',
    'mailbox',
  ],
  ['550-5.2.1 The user you are trying to contact is receiving mail at a rate that\r\n550 5.2.1 prevents', 'us'],
  ['552-5.2.2 The email account that you tried to reach is over quota.\r\n552 5.2.2 https://', 'message'],
  ['553 5.1.2 The recipient address <pat@exmaple> is not a valid RFC 5321 address.', 'mailbox'],
  ['550-5.7.1 [192.0.2.1] Our system has detected an unusual rate of\r\n550 5.7.1 unsolicited mail', 'us'],
  ['550 5.7.1 Invalid credentials for relay [192.0.2.1].', 'us'],
  ['550 5.4.5 Daily SMTP relay sending limit exceeded.', 'us'],
  ['450-4.2.1 The user you are trying to contact is receiving mail too quickly.\r\n450 4.2.1', 'moment'],
  // Yahoo
  ["554 delivery error: dd This user doesn't have a yahoo.com account (pat@yahoo.com) [-5]", 'mailbox'],
  ['552 1 Requested mail action aborted, mailbox not found', 'mailbox'],
  ['553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1, because the ip is in Spamhaus', 'us'],
  ['421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume', 'moment'],
  // Amazon SES
  ['554 Message rejected: Email address is not verified. The following identities failed the check', 'us'],
  ['454 Throttling failure: Maximum sending rate exceeded.', 'moment'],
  ['554 Message rejected: Sending paused for this account.', 'us'],
  ['530 Authentication required', 'us'],
  // Others, without a code
  ['550 no such user', 'mailbox'],
  ['550 Requested action not taken: mailbox unavailable', 'mailbox'],
  ['550 User unknown', 'mailbox'],
  ['550 Invalid recipient', 'mailbox'],
  ['550 Relaying denied', 'us'],
  ['550 Rejected', 'us'],
  ['550', 'us'],
  ['550 5.7.1 You look suspicious', 'us'],
  ['550 Too many recipients this hour', 'us'],
  ['451 try later', 'moment'],
];

const TO_CONTENT: readonly (readonly [string, Verdict])[] = [
  ['554 5.7.1 This message looks like spam', 'message'],
  ['554 spam', 'message'],
  ['552 5.3.4 Message size exceeds the maximum', 'message'],
  ['550-5.7.26 Unauthenticated email from plumbline.example is not accepted due to domain DMARC policy', 'us'],
  ['554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using bl.spamcop.net', 'us'],
  ['550 5.1.1 The email account that you tried to reach does not exist', 'mailbox'],
  ['451 4.3.0 Temporary lookup failure', 'moment'],
];

const refusal = (text: string, stage: Refusal['stage']): Refusal => ({ code: Number(text.slice(0, 3)), text, stage });

describe('what a mail server’s refusal is about', () => {
  it.each(TO_RECIPIENT)('of a recipient: %s → %s', (text, verdict) => {
    expect(verdictOn(refusal(text, 'recipient'))).toBe(verdict);
  });

  it.each(TO_CONTENT)('of the content: %s → %s', (text, verdict) => {
    expect(verdictOn(refusal(text, 'content'))).toBe(verdict);
  });

  it.each(['554 5.7.1 No service for you', '550 5.1.1 User unknown', '535 5.7.8 Authentication credentials invalid'])(
    'is ours before a recipient was named, whatever it says: %s',
    (text) => {
      expect(verdictOn(refusal(text, 'earlier'))).toBe('us');
    },
  );
});

it.each([
  ['550 5.1.1 User unknown', '5.1.1'],
  ['550-5.1.1 The email account', '5.1.1'],
  ['550 #5.1.0 Address rejected', '5.1.0'],
  ['550 version 5.1.1 of our server', null],
  ['550', null],
])('the enhanced code of %s is %s', (text, code) => {
  expect(enhancedCodeOf(text)).toBe(code);
});
