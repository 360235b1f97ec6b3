import {
  blockThread,
  getThread,
  markThreadRead,
  reportThread,
  writeMessage,
  writeReadyText,
} from '@plumbline/contract/domains/threads/endpoints.ts';
import type { ReadyText, ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import { readId } from '@plumbline/contract/kernel/id.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../lib/call.ts';

/** One side's link to a thread: a request's id or a referral's, and the contractor's. */
export interface ThreadLink {
  readonly id: string;
  readonly contractorId: string;
}

/** The search parameters of a thread's page. */
export interface ThreadSearch {
  readonly request?: string;
  readonly contractor?: string;
  /** Shows the messages before this one. */
  readonly before?: string;
}

/** Returns the link and the page that an address means; null without a link. */
export const threadIn = ({ request, contractor, before }: ThreadSearch) =>
  request && contractor
    ? {
        link: { id: request, contractorId: contractor },
        before: /^\d{1,6}$/.test(before ?? '') ? Number(before) : undefined,
      }
    : null;

/** Reads what a thread's page shows. */
export async function readThread(client: QueryClient, search: ThreadSearch): Promise<void> {
  const thread = threadIn(search);
  if (thread !== null) await client.prefetchQuery(threadQuery(thread.link, thread.before));
}

/** A page of a thread: the newest messages, or those before one. */
export const threadQuery = ({ id, contractorId }: ThreadLink, before?: number) =>
  queryOptions({
    queryKey: [pathOf(getThread.path, { id }), { contractorId, before }],
    queryFn: ({ signal }) => call(getThread, { params: { id }, query: { contractor: contractorId, before }, signal }),
  });

/** Returns a function that shows the newest page of a thread as a call has returned it. */
const useKeepThread = (link: ThreadLink) => {
  const client = useQueryClient();
  return (view: ThreadView) => client.setQueryData(threadQuery(link).queryKey, view);
};

export const useWriteMessage = (link: ThreadLink) =>
  useMutation({
    mutationFn: ({ text, readUpTo, idempotencyKey }: { text: string; readUpTo: number; idempotencyKey: string }) =>
      call(writeMessage, {
        params: { id: link.id },
        body: { contractorId: readId(link.contractorId), text, readUpTo },
        idempotencyKey,
      }),
    onSuccess: useKeepThread(link),
  });

export const useWriteReadyText = (link: ThreadLink) =>
  useMutation({
    mutationFn: ({ ready, idempotencyKey }: { ready: ReadyText; idempotencyKey: string }) =>
      call(writeReadyText, {
        params: { id: link.id },
        body: { contractorId: readId(link.contractorId), ready },
        idempotencyKey,
      }),
    onSuccess: useKeepThread(link),
  });

/** Records that this side has read up to a message. A lost call is made again with the next message. */
export const markRead = ({ id, contractorId }: ThreadLink, upTo: number): Promise<unknown> =>
  call(markThreadRead, { params: { id }, body: { contractorId, upTo } }).catch(() => undefined);

/** Ends the conversation. */
export const useBlockThread = (link: ThreadLink) =>
  useMutation({
    mutationFn: () => call(blockThread, { params: { id: link.id }, body: { contractorId: link.contractorId } }),
    onSuccess: useKeepThread(link),
  });

/** Asks the operators to look at the conversation. */
export const useReportThread = (link: ThreadLink) =>
  useMutation({
    mutationFn: (note: string) =>
      call(reportThread, { params: { id: link.id }, body: { contractorId: link.contractorId, note } }),
    onSuccess: useKeepThread(link),
  });
