import {
  getMessagingStatus,
  listMessageSamples,
  listPushDevices,
  readMailbox,
  readSupportConversation,
  replyFromMailbox,
  resubscribeByMail,
  showMailSubscription,
  testEmail,
  testWebPush,
  unsubscribeByMail,
  writeToSupport,
} from '@plumbline/contract/domains/messaging/endpoints.ts';
import { type MessageId, readId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWhenConnected, pathOf } from '../../lib/call.ts';

/** The maximum number of messages that the mailbox shows. Filter by recipient to reach older ones. */
const LIMIT = 300;

/** The messages in the local mailbox, newest first: all of them, or one recipient's. */
export const mailboxQuery = (to: string | undefined) =>
  queryOptions({
    queryKey: [readMailbox.path, { to }],
    queryFn: ({ signal }) => call(readMailbox, { query: { to, limit: LIMIT }, signal }),
  });

/** Server-sent events: 'changed' whenever the mailbox has received something. */
export const MAILBOX_LIVE_URL = '/api/dev/mailbox/live';

/** Tells which channels are set up, and whether messages leave this machine. */
export const messagingStatusQuery = queryOptions({
  queryKey: [getMessagingStatus.path],
  queryFn: ({ signal }) => call(getMessagingStatus, { signal }),
});

/** The browsers that get notifications of this account or visitor. */
export const pushDevicesQuery = queryOptions({
  queryKey: [listPushDevices.path],
  queryFn: ({ signal }) => call(listPushDevices, { signal }),
});

/** This account's or visitor's messages to support, and the support hours. */
export const conversationQuery = queryOptions({
  queryKey: [readSupportConversation.path],
  queryFn: ({ signal }) => call(readSupportConversation, { signal }),
});

/** Writes to support; the whole conversation comes back. The same words again after a lost answer count once. */
export const useWriteToSupport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: { content: string; email: string }; idempotencyKey: string }) =>
      callWhenConnected(writeToSupport, { body, idempotencyKey }),
    onSuccess: (conversation) => client.setQueryData(conversationQuery.queryKey, conversation),
  });
};

/** A test notification to the own browsers. */
export const sendTestPush = (test: { title: string; message: string; url: string }) =>
  call(testWebPush, { body: test });

/** A test mail to the own address. */
export const sendTestMail = (test: { email: string; subject: string; message: string }) =>
  call(testEmail, { body: test });

/** The subscription of an email's recipient, by the email's id. */
export const mailSubscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(showMailSubscription.path, { id })],
    queryFn: ({ signal }) => call(showMailSubscription, { params: { id: readId<MessageId>(id) }, signal }),
  });

/** Unsubscribes the recipient, or resubscribes them. */
export const useMailSubscription = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscribed: boolean) =>
      call(subscribed ? resubscribeByMail : unsubscribeByMail, { params: { id: readId<MessageId>(id) } }),
    onSuccess: (subscription) => client.setQueryData(mailSubscriptionQuery(id).queryKey, subscription),
  });
};

/** Every kind of message with sample data; in demonstration mode alone. */
export const messageSamplesQuery = queryOptions({
  queryKey: [listMessageSamples.path],
  queryFn: ({ signal }) => call(listMessageSamples, { signal }),
});

/** Replies to a text message in the mailbox as its recipient. */
export const useReply = (id: string) =>
  useMutation({
    mutationFn: (text: string) => call(replyFromMailbox, { params: { id: readId<MessageId>(id) }, body: { text } }),
  });
