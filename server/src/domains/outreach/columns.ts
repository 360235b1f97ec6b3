import { type ColumnCatalog, erase, GIVEN, goes, plain, secrets } from '../../kernel/column-catalog.ts';

/** Declares the columns of the outreach tables. */
export const columns = {
  outreaches: {
    ...plain('id', 'project_id', 'channel', 'delivery', 'urgency', 'created_at'),
    ...secrets('stop_id'),
    bidder: erase(GIVEN),
    recipient: erase(GIVEN),
    sender_name: erase(''),
    sender_company: erase(''),
    sender_email: erase(''),
    sender_phone: erase(null),
    subject: erase(null),
    message: erase(''),
  },
  outreach_scripts: {
    ...goes('id', 'project_id', 'bidder', 'channel', 'delivery', 'urgency', 'recipient', 'sender_name'),
    ...goes('sender_company', 'sender_email', 'sender_phone', 'subject', 'message', 'text_hash', 'created_at'),
    ...goes('expires_at', 'outreach_id'),
  },
  outreach_days: { ...goes('project_id', 'writer', 'day', 'outreach_id') },
  outreach_tallies: { ...goes('who', 'day', 'messages') },
} satisfies ColumnCatalog;
