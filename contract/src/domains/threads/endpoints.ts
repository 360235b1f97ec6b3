import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId, RequestLinkId } from '../../kernel/id.ts';
import { ReportThread, ThreadView, WriteMessage, WriteReadyText } from './thread.ts';

/** Opened by either link: the customer's request id or the contractor's referral id, with the contractor's id. */
const byLink = { params: z.object({ id: RequestLinkId }), problems: ['not-found'] } as const;
const ofContractor = { contractor: ContractorId };

export const getThread = endpoint({
  ...byLink,
  name: 'getThread',
  summary: 'The messages between a customer and one contractor, a page of the newest or of those before one',
  method: 'GET',
  path: '/api/threads/:id',
  query: z.object({
    ...ofContractor,
    before: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
  }),
  reply: ThreadView,
  rate: 'read',
});

const writing = {
  ...byLink,
  method: 'POST',
  reply: ThreadView,
  problems: ['not-found', 'already-happened', 'idempotency-mismatch'],
  rate: 'write',
  idempotent: true,
} as const;

export const writeMessage = endpoint({
  ...writing,
  name: 'writeMessage',
  summary: 'Writes to the other side; before the connection only questions and answers, without contact details',
  path: '/api/threads/:id/messages',
  body: WriteMessage,
});

export const writeReadyText = endpoint({
  ...writing,
  name: 'writeReadyText',
  summary: 'A connected contractor sends one of the ready texts, in the language of the customer',
  path: '/api/threads/:id/ready-texts',
  body: WriteReadyText,
});

export const markThreadRead = endpoint({
  ...byLink,
  name: 'markThreadRead',
  summary: 'This side has read the messages up to one; the other side sees it',
  method: 'POST',
  path: '/api/threads/:id/read',
  body: z.object({ contractorId: ContractorId, upTo: z.number().int().min(1).max(1_000_000) }),
  reply: z.object({ readUpTo: z.number().int() }),
  rate: 'write',
});

const ending = {
  ...byLink,
  method: 'POST',
  reply: ThreadView,
  rate: 'write',
} as const;

export const blockThread = endpoint({
  ...ending,
  name: 'blockThread',
  summary: 'This side ends the conversation: nobody can write anymore, and both sides see that',
  path: '/api/threads/:id/block',
  body: z.object({ contractorId: ContractorId }),
});

export const reportThread = endpoint({
  ...ending,
  name: 'reportThread',
  summary: 'This side asks the operators to look at the conversation, once',
  path: '/api/threads/:id/report',
  body: ReportThread,
});

/** All messages of a thread as this side reads them, as a text file. */
export const THREAD_FILE_ROUTE = '/api/threads/:id/messages.txt';
