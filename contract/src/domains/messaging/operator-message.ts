import * as z from 'zod';
import { MessageId } from '../../kernel/id.ts';
import { Channel, MessageStatus } from './message.ts';

/** A message with its fate, for operators. Never holds its text. */
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

/** What a message said, for an operator: where a link led and what a code was is left out. */
export const ReadMessage = z.object({ id: MessageId, text: z.string() });
export type ReadMessage = z.infer<typeof ReadMessage>;
