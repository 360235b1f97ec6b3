import { readMailbox } from '@plumbline/contract/domains/messaging/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** As many as the mailbox shows; older messages are reached by asking for one recipient. */
const LIMIT = 300;

/** What the local mailbox has received, newest first: everything, or what went to one recipient. */
export const mailboxQuery = (to: string | undefined) =>
  queryOptions({
    queryKey: [readMailbox.path, { to }],
    queryFn: ({ signal }) => call(readMailbox, { query: { to, limit: LIMIT }, signal }),
  });

/** Server-sent events: 'changed' whenever the mailbox has received something. */
export const MAILBOX_LIVE_URL = '/api/dev/mailbox/live';
