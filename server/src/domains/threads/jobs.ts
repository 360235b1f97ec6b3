import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { announceUnread, ThreadSide } from './use-cases/announce-unread.ts';

export const threadJobs = {
  // If the message has been read, the job does nothing.
  'announce-thread': jobKind({ payload: ThreadSide, run: announceUnread }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof threadJobs> {}
}
