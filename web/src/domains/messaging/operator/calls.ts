import {
  cancelMessage,
  listMessages,
  listSupportLetters,
  listSuppressedAddresses,
  readMessage,
  releaseAddress,
  resendMessage,
} from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithHeaders } from '../../../lib/call.ts';
import { listPage, pageByPage } from '../../../lib/list-pages.ts';

export interface MessageFilter {
  readonly status?: MessageStatus | undefined;
  readonly channel?: Channel | undefined;
  readonly to?: string | undefined;
}

/** The messages that a filter lets through, newest first. */
export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listMessages.path, filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listMessages, { query: { ...filter, cursor }, signal })),
  });

/** All messages to support, newest first. */
export const lettersQuery = infiniteQueryOptions({
  ...pageByPage,
  queryKey: [listSupportLetters.path],
  queryFn: ({ pageParam: cursor, signal }) =>
    listPage(callWithHeaders(listSupportLetters, { query: { cursor }, signal })),
});

/** The addresses that get no mail because it came back, newest first. */
export const suppressedQuery = infiniteQueryOptions({
  ...pageByPage,
  queryKey: [listSuppressedAddresses.path],
  queryFn: ({ pageParam: cursor, signal }) =>
    listPage(callWithHeaders(listSuppressedAddresses, { query: { cursor }, signal })),
});

/** Returns a mutation that lets mail go to an address again, and refetches the list regardless of the outcome. */
export function useRelease() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { address: string; reason: string }) => call(releaseAddress, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [listSuppressedAddresses.path] }),
  });
}

/** Returns a mutation that resends or cancels a message, and refetches the list regardless of the outcome. */
export function useMessageAct(act: 'resend' | 'cancel') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: MessageId; reason: string }) =>
      call(act === 'resend' ? resendMessage : cancelMessage, { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listMessages.path] }),
  });
}

/** Fetches the text of a message. Each access is recorded in the audit log. */
export const useReading = () => useMutation({ mutationFn: (id: MessageId) => call(readMessage, { params: { id } }) });
