import { MessageId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { askProvider } from './use-cases/ask-provider.ts';
import { deliverMessage, deliverMessages } from './use-cases/deliver-message.ts';
import { requeueRefused } from './use-cases/requeue-refusals.ts';

const sending = jobKind({ payload: z.object({ messageIds: z.array(z.string()) }), run: deliverMessages });

export const messagingJobs = {
  // Emails, and messages of any channel that the release before stored.
  'send-messages': sending,
  'send-texts': sending,
  'send-calls': sending,
  'send-notifications': sending,
  'ask-provider': jobKind({
    payload: z.object({ messageId: MessageId, since: z.iso.datetime() }),
    run: askProvider,
  }),
  'requeue-refusals': jobKind({
    payload: z.object({ messageIds: z.array(z.string()), since: z.iso.datetime() }),
    run: requeueRefused,
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
