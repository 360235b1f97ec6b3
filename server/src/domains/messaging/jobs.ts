import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { deliverMessage, deliverMessages } from './use-cases/deliver-message.ts';

export const messagingJobs = {
  'send-messages': jobKind({
    payload: z.object({ messageIds: z.array(z.string()) }),
    run: deliverMessages,
  }),
  // The form in which earlier releases stored the job.
  'send-message': jobKind({
    payload: z.object({ messageId: z.string() }),
    run: deliverMessage,
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof messagingJobs> {}
}
