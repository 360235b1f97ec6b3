import * as z from 'zod';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { messagingInputWords } from './messaging-input.words.ts';

const nothingWritten = problem(messagingInputWords, ({ writeSomething }) => writeSomething);
const invalidEmail = problem(messagingInputWords, ({ validEmail }) => validEmail);

/** What somebody writes to support. */
export const SupportMessageForm = z.object({
  content: z
    .string(nothingWritten)
    .trim()
    .min(1, nothingWritten)
    .max(...atMost(4000)),
  /** Where support can answer; once is enough. */
  email: z.preprocess(absentWhenBlank, z.string().trim().toLowerCase().pipe(z.email(invalidEmail).max(254)).optional()),
});
export type SupportMessageForm = z.infer<typeof SupportMessageForm>;

export const SupportMessage = z.object({ id: z.string(), content: z.string(), sentAt: z.iso.datetime() });
export type SupportMessage = z.infer<typeof SupportMessage>;

/** A visitor's conversation with support. The automatic reply is the page's own and isn't kept. */
export const SupportConversation = z.object({
  messages: z.array(SupportMessage),
  /** Where support answers; null until an address was given. */
  email: z.string().nullable(),
  /** Whether what is written is mailed to support; without a mailbox of theirs operators read it on their page. */
  isForwarded: z.boolean(),
  hours: z.object({
    /** 'Mon-Fri 9:00 AM - 5:00 PM EST' */
    text: z.string(),
    isOpen: z.boolean(),
    /** When somebody answers next; null while it is open. */
    opensAt: z.iso.datetime().nullable(),
    timeZone: z.string(),
  }),
});
export type SupportConversation = z.infer<typeof SupportConversation>;

/** One thing that somebody has written to support, as operators read it. */
export const SupportLetter = z.object({
  id: z.string(),
  /** The same for all that one visitor or one account has written. */
  conversationId: z.string(),
  content: z.string(),
  sentAt: z.iso.datetime(),
  /** Where to answer: the address that was given, else the account's; null where none is known. */
  email: z.string().nullable(),
});
export type SupportLetter = z.infer<typeof SupportLetter>;
