import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { threadWords } from './thread.words.ts';

export const THREAD_PARTIES = ['customer', 'contractor'] as const;
export type ThreadParty = (typeof THREAD_PARTIES)[number];

/** Characters of one message. */
export const MAX_TEXT = 1000;
/** Messages of one side in an hour. */
export const MAX_PER_HOUR = 30;
/** Messages of one thread. */
export const MAX_MESSAGES = 10_000;
/** Messages on one page of a thread. */
export const PAGE_LENGTH = 50;

/** Texts that a connected contractor sends with one tap. The server writes them in the customer's language. */
export const READY_TEXTS = ['on-my-way', 'running-late', 'cant-find'] as const;
export type ReadyText = (typeof READY_TEXTS)[number];

export const ThreadText = z
  .string(problem(threadWords, ({ writeSomething }) => writeSomething))
  .trim()
  .min(
    1,
    problem(threadWords, ({ writeSomething }) => writeSomething),
  )
  .max(...atMost(MAX_TEXT));

/** `readUpTo`: the newest message that the writer's page showed. */
export const WriteMessage = z.object({
  contractorId: ContractorId,
  text: ThreadText,
  readUpTo: z.number().int().min(0).max(1_000_000).default(0),
});
export type WriteMessage = z.infer<typeof WriteMessage>;

export const WriteReadyText = z.object({ contractorId: ContractorId, ready: z.enum(READY_TEXTS) });
export type WriteReadyText = z.infer<typeof WriteReadyText>;

/** A side's report of a thread to the operators. */
export const ReportThread = z.object({
  contractorId: ContractorId,
  note: z
    .string(problem(threadWords, ({ sayWhat }) => sayWhat))
    .trim()
    .min(
      3,
      problem(threadWords, ({ sayWhat }) => sayWhat),
    )
    .max(...atMost(MAX_TEXT)),
});
export type ReportThread = z.infer<typeof ReportThread>;

/** A message as one side sees it. */
export const ThreadMessage = z.object({
  /** Counts from 1, in one order for everyone. */
  seq: z.number().int(),
  mine: z.boolean(),
  /** Without contact details before the connection, unless it is the reader's own. Null once erased. */
  text: z.string().nullable(),
  via: z.enum(['web', 'sms']),
  at: z.iso.datetime(),
  /** The other side has read it; false for messages of the other side. */
  read: z.boolean(),
  /** The reader's own, and the other side sees it without its contact details. */
  covered: z.boolean(),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** `asking`: questions before the connection. `over`: nobody can write anymore. */
export const ThreadPhase = z.enum(['asking', 'connected', 'over']);
export type ThreadPhase = z.infer<typeof ThreadPhase>;

export const ThreadView = z.object({
  viewer: z.enum(THREAD_PARTIES),
  requestNumber: z.string(),
  title: z.string(),
  contractorId: ContractorId,
  companyName: z.string(),
  /** The other side, for a contractor before the connection only by ZIP code. `phone` only once connected. */
  other: z.object({ name: z.string(), phone: z.string().nullable() }),
  timeZone: z.string(),
  phase: ThreadPhase,
  connectedAt: z.iso.datetime().nullable(),
  /** A sentence about why the viewer can't write now; null if they can. */
  whyNot: z.string().nullable(),
  /** Questions or answers that the viewer has left; null without such a limit. */
  left: z.number().int().nullable(),
  /** Oldest first. */
  messages: z.array(ThreadMessage),
  /** Pass it as `before` for the page of older messages; null if there are none. */
  earlier: z.number().int().nullable(),
  /** The newest messages are on a later page. */
  hasLater: z.boolean(),
  /** The other side has written something that the viewer hasn't read. */
  isNew: z.boolean(),
  blockedBy: z.enum(['me', 'other']).nullable(),
  /** The viewer has reported the thread. */
  isReported: z.boolean(),
});
export type ThreadView = z.infer<typeof ThreadView>;

/** A thread in the list of its request's customer. */
export const ThreadSummary = z.object({
  contractorId: ContractorId,
  companyName: z.string(),
  messages: z.number().int(),
  isNew: z.boolean(),
  newestAt: z.iso.datetime().nullable(),
});
export type ThreadSummary = z.infer<typeof ThreadSummary>;
