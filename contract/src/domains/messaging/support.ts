import * as z from 'zod';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { messagingInputWords } from './messaging-input.words.ts';

const nothingWritten = problem(messagingInputWords, ({ writeSomething }) => writeSomething);
const invalidEmail = problem(messagingInputWords, ({ validEmail }) => validEmail);

/** A message to support. */
export const SupportMessageForm = z.object({
  content: z
    .string(nothingWritten)
    .trim()
    .min(1, nothingWritten)
    .max(...atMost(4000)),
  /** The address for support's answer; needed only once. */
  email: z.preprocess(absentWhenBlank, z.string().trim().toLowerCase().pipe(z.email(invalidEmail).max(254)).optional()),
});
export type SupportMessageForm = z.infer<typeof SupportMessageForm>;

export const SupportMessage = z.object({ id: z.string(), content: z.string(), sentAt: z.iso.datetime() });
export type SupportMessage = z.infer<typeof SupportMessage>;

/** A visitor's conversation with support. The automatic reply is added by the page and not stored. */
export const SupportConversation = z.object({
  messages: z.array(SupportMessage),
  /** The address for support's answers; null until one was given. */
  email: z.string().nullable(),
  /** Whether messages are emailed to support. If support has no mailbox, operators read them on their page. */
  isForwarded: z.boolean(),
  hours: z.object({
    /** 'Mon-Fri 9:00 AM - 5:00 PM EST' */
    text: z.string(),
    isOpen: z.boolean(),
    /** When support opens next; null while it is open. */
    opensAt: z.iso.datetime().nullable(),
    timeZone: z.string(),
  }),
});
export type SupportConversation = z.infer<typeof SupportConversation>;

/** One message to support, as operators read it. */
export const SupportLetter = z.object({
  id: z.string(),
  /** The same for all messages from one visitor or account. */
  conversationId: z.string(),
  content: z.string(),
  sentAt: z.iso.datetime(),
  /** The address to reply to: the one given, else the account's; null if neither is known. */
  email: z.string().nullable(),
});
export type SupportLetter = z.infer<typeof SupportLetter>;
