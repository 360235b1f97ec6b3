import {
  PAGE_LENGTH,
  type ThreadMessage,
  type ThreadParty,
  type ThreadSummary,
  type ThreadView,
} from '@plumbline/contract/domains/threads/thread.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { LinkedReferral, OpenedReferral } from '../service-requests/public.ts';
import { leftOf, phaseOf } from './policy.ts';
import type { StoredMessage, StoredThread } from './tables.ts';
import { threadsWords } from './threads.words.ts';

export interface ThreadFacts {
  readonly companyName: string;
  /** The contractor's phone, unless they hide it. */
  readonly contractorPhone: string | null;
  /** One page, oldest first. */
  readonly messages: readonly StoredMessage[];
  /** The page ends before this message; null for the newest page. */
  readonly before: number | null;
  readonly whyNot: string | null;
  readonly isReported: boolean;
  readonly language: Language;
}

/** A thread in which nobody has written yet. */
const EMPTY = {
  asked: 0,
  answered: 0,
  blockedBy: null,
  customerRead: 0,
  contractorRead: 0,
  customerWrote: 0,
  contractorWrote: 0,
} as const satisfies Partial<StoredThread>;

/** Returns a thread as one side may see it: before the connection, the other side's texts without contact details. */
export function threadView(
  stored: StoredThread | null,
  { viewer, opened }: LinkedReferral,
  { companyName, contractorPhone, messages, before, whyNot, isReported, language }: ThreadFacts,
): ThreadView {
  const thread = stored ?? EMPTY;
  const phase = phaseOf(opened);
  const [first] = messages;
  return {
    viewer,
    requestNumber: opened.requestNumber,
    title: opened.title,
    contractorId: opened.contractorId,
    companyName,
    other: {
      name: viewer === 'customer' ? companyName : customerName(opened, language),
      phone: !opened.isConnected ? null : viewer === 'customer' ? contractorPhone : opened.customer.phone,
    },
    timeZone: opened.timeZone,
    phase,
    connectedAt: opened.settledAt?.toISOString() ?? null,
    whyNot,
    left: leftOf({ ...thread, phase }, viewer),
    messages: messages.map((message) => messageView(message, thread, viewer, opened)),
    earlier: first !== undefined && first.seq > 1 && messages.length === PAGE_LENGTH ? first.seq : null,
    hasLater: before !== null,
    isNew: hasNews(thread, viewer),
    blockedBy: thread.blockedBy === null ? null : thread.blockedBy === viewer ? 'me' : 'other',
    isReported,
  };
}

/** Returns a thread for the list of its customer. */
export const threadSummary = (
  thread: StoredThread | null,
  { contractorId }: OpenedReferral,
  { companyName, newestAt }: { readonly companyName: string; readonly newestAt: Date | null },
): ThreadSummary => ({
  contractorId,
  companyName,
  messages: thread?.messages ?? 0,
  isNew: thread !== null && hasNews(thread, 'customer'),
  newestAt: newestAt?.toISOString() ?? null,
});

/** Returns the customer's name for the contractor: before the connection only where the job is. */
export const customerName = ({ isConnected, customer, zipCode }: OpenedReferral, language: Language): string =>
  isConnected ? customer.name : threadsWords[language].customerIn(zipCode);

type Reading = Pick<StoredThread, 'customerRead' | 'contractorRead' | 'customerWrote' | 'contractorWrote'>;

const hasNews = ({ customerRead, contractorRead, customerWrote, contractorWrote }: Reading, viewer: ThreadParty) =>
  viewer === 'customer' ? contractorWrote > customerRead : customerWrote > contractorRead;

function messageView(
  { seq, byParty, body, via, at }: StoredMessage,
  { customerRead, contractorRead }: Reading,
  viewer: ThreadParty,
  opened: OpenedReferral,
): ThreadMessage {
  const mine = byParty === viewer;
  const readable = body === null ? null : opened.readable(body, byParty);
  return {
    seq,
    mine,
    text: mine ? body : readable,
    via,
    at: at.toISOString(),
    read: mine && seq <= (viewer === 'customer' ? contractorRead : customerRead),
    covered: mine && readable !== body,
  };
}
