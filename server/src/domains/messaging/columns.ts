import {
  type ColumnCatalog,
  type ColumnsOf,
  erase,
  GIVEN,
  goes,
  goesSeen,
  keep,
  plain,
  secrets,
} from '../../kernel/column-catalog.ts';
import type { mailboxMessages, messages } from './tables.ts';

/** Declares the columns of the messaging tables. */
export const columns = {
  messages: {
    ...plain('id', 'channel', 'purpose', 'about_kind', 'transactional', 'status', 'status_reason', 'attempts'),
    ...plain('status_reason_kind', 'language', 'traceparent'),
    ...plain('not_before', 'not_after', 'provider_ref', 'created_at', 'sent_at', 'delivered_at', 'urgent', 'time_zone'),
    ...plain('repeat_unknown', 'despite_opt_out', 'tells_fate', 'dedupe_key', 'about_id'),
    recipient: erase(GIVEN, 'operator'),
    reply_to: erase(null),
    subject: erase(null, 'operator'),
    text: erase('', 'operator'),
    html: erase(null),
    calendar: erase(null),
    link: erase(null),
    instead: erase(null),
  } satisfies ColumnsOf<typeof messages>,
  mailbox_messages: {
    ...goes('id', 'seq', 'channel', 'recipient', 'subject', 'text', 'html', 'calendar', 'created_at'),
  } satisfies ColumnsOf<typeof mailboxMessages>,
  message_handovers: { ...plain('message_id', 'attempts', 'claim', 'until') },
  recipient_pauses: { ...plain('recipient_key', 'until') },
  provider_rests: { ...plain('provider', 'channel', 'trouble', 'since', 'until', 'failed_probes', 'refused') },
  contact_opt_outs: {
    address: keep('so that nothing is sent there again', 'operator'),
    ...plain('channel', 'source', 'at'),
  },
  undeliverable_addresses: { ...goes('reason', 'at'), address: goesSeen('operator') },
  mailbox_refusals: { ...goes('address', 'day') },
  incoming_texts: {
    sender: erase(''),
    body: erase('', 'contractor'),
    ...plain('id', 'received_at'),
  },
  push_subscriptions: {
    ...goes('id', 'user_id', 'visitor_id', 'device', 'created_at'),
    ...secrets('endpoint', 'p256dh', 'auth'),
  },
  support_conversations: {
    ...goes('id', 'user_id', 'visitor_id', 'created_at', 'language'),
    email: goesSeen('operator'),
  },
  support_messages: { ...goes('id', 'conversation_id', 'sent_at'), content: goesSeen('operator') },
} satisfies ColumnCatalog;
