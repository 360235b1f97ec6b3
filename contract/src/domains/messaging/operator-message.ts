import * as z from 'zod';
import { MessageId } from '../../kernel/id.ts';
import { Channel, MessageStatus } from './message.ts';

/** A message with its outcome, for operators. Never contains its text. */
export const OperatorMessage = z.object({
  id: MessageId,
  channel: Channel,
  to: z.string(),
  subject: z.string().nullable(),
  purpose: z.string(),
  status: MessageStatus,
  statusReason: z.string().nullable(),
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type OperatorMessage = z.infer<typeof OperatorMessage>;

/** The text of a message, for an operator, without the targets of links and the values of codes. */
export const ReadMessage = z.object({ id: MessageId, text: z.string() });
export type ReadMessage = z.infer<typeof ReadMessage>;
