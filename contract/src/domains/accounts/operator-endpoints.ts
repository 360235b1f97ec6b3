import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { MessageId, UserId } from '../../kernel/id.ts';
import { absentWhenEmpty, Done, Reason } from '../../kernel/inputs.ts';
import { PageQuery } from '../../kernel/page.ts';
import { Channel, MessageStatus } from '../messaging/message.ts';
import { OperatorMessage, ReadMessage } from '../messaging/operator-message.ts';
import { SupportLetter } from '../messaging/support.ts';
import { SuppressedAddress } from '../messaging/suppressed-address.ts';
import { EmailAddress } from './email-address.ts';
import { Erased, ErasureForm, PersonForm, PersonHoldings } from './erasure.ts';
import { Health } from './health.ts';
import { Role } from './user.ts';

/** An account as operators find it. */
export const FoundAccount = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  createdAt: z.iso.datetime(),
  suspendedAt: z.iso.datetime().nullable(),
});
export type FoundAccount = z.infer<typeof FoundAccount>;

const byOperator = { access: 'operator', rate: 'read', method: 'GET' } as const;

export const getHealth = endpoint({
  ...byOperator,
  name: 'getHealth',
  summary: 'How the sources of projects, the jobs and the messages are',
  path: '/api/operator/health',
  reply: Health,
});

export const findAccount = endpoint({
  ...byOperator,
  name: 'findAccount',
  summary: 'The account of an address',
  path: '/api/operator/accounts',
  query: z.object({ email: EmailAddress }),
  reply: FoundAccount,
  problems: ['not-found'],
});

export const suspendAccount = endpoint({
  name: 'suspendAccount',
  summary: 'An operator suspends an account, which ends its sessions, or lets it in again',
  method: 'POST',
  path: '/api/operator/accounts/:id/suspended',
  access: 'operator',
  stepUp: true,
  params: z.object({ id: UserId }),
  body: z.object({ suspended: z.boolean(), reason: Reason }),
  reply: FoundAccount,
  problems: ['not-found'],
  rate: 'write',
});

/** The addresses go in the body, because the path and the query end up in logs. */
const ofPerson = { method: 'POST', access: 'operator', rate: 'write' } as const;

export const lookUpPerson = endpoint({
  ...ofPerson,
  name: 'lookUpPerson',
  summary: 'How much is held about somebody without an account, by email address or phone number',
  path: '/api/operator/erasures/look',
  body: PersonForm,
  reply: PersonHoldings,
});

export const erasePerson = endpoint({
  ...ofPerson,
  name: 'erasePerson',
  summary: 'An operator erases what is held about somebody without an account, for good; again erases nothing',
  path: '/api/operator/erasures',
  stepUp: true,
  body: ErasureForm,
  reply: Erased,
});

export const listMessages = endpoint({
  ...byOperator,
  name: 'listMessages',
  summary: 'The messages with their fates, newest first; Link names the next page',
  path: '/api/operator/messages',
  query: PageQuery.extend({
    status: z.preprocess(absentWhenEmpty, MessageStatus.optional()),
    channel: z.preprocess(absentWhenEmpty, Channel.optional()),
    /** An email address, or a phone number in any format. */
    to: z.preprocess(absentWhenEmpty, z.string().trim().max(320).optional()),
  }),
  reply: z.array(OperatorMessage),
});

const ofMessage = {
  method: 'POST',
  access: 'operator',
  params: z.object({ id: MessageId }),
  body: z.object({ reason: Reason }),
  reply: Done,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
} as const;

export const resendMessage = endpoint({
  ...ofMessage,
  name: 'resendMessage',
  summary: 'An operator has a message that was not sent for sure handed over again',
  path: '/api/operator/messages/:id/resend',
});

export const cancelMessage = endpoint({
  ...ofMessage,
  name: 'cancelMessage',
  summary: 'An operator holds back a message that waits to be sent',
  path: '/api/operator/messages/:id/cancel',
});

export const readMessage = endpoint({
  name: 'readMessage',
  summary: 'What a message said, its links and codes left out; each reading is in the audit log',
  method: 'POST',
  path: '/api/operator/messages/:id/read',
  access: 'operator',
  params: z.object({ id: MessageId }),
  reply: ReadMessage,
  problems: ['not-found'],
  rate: 'write',
});

export const listSuppressedAddresses = endpoint({
  ...byOperator,
  name: 'listSuppressedAddresses',
  summary: 'The email addresses that get no mail because it came back, newest first; Link names the next page',
  path: '/api/operator/suppressed-addresses',
  query: PageQuery,
  reply: z.array(SuppressedAddress),
});

export const releaseAddress = endpoint({
  ...ofPerson,
  name: 'releaseAddress',
  summary: 'An operator lets mail go to an address again; what failed meanwhile and still matters is sent',
  path: '/api/operator/suppressed-addresses/release',
  body: z.object({ address: EmailAddress, reason: Reason }),
  reply: Done,
  problems: ['not-found'],
});

export const listSupportLetters = endpoint({
  ...byOperator,
  name: 'listSupportLetters',
  summary: 'What people have written to support, newest first; Link names the next page',
  path: '/api/operator/support-letters',
  query: PageQuery,
  reply: z.array(SupportLetter),
});

/** One action of an operator or of a command on the server. */
export const AuditRecord = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** A user's id, or 'command:' and the name of the command. */
  operator: z.string(),
  /** Null for commands, and after the account was deleted. */
  operatorEmail: z.string().nullable(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** The address of the account that was changed, while it exists. */
  subjectEmail: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

export const listAudit = endpoint({
  ...byOperator,
  name: 'listAudit',
  summary: 'What operators have done, newest first; Link names the next page',
  path: '/api/operator/audit',
  query: PageQuery,
  reply: z.array(AuditRecord),
});
