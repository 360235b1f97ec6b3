import type { ReminderId } from '@plumbline/contract/kernel/id.ts';

declare module '../../kernel/outbox.ts' {
  interface Jobs {
    /** A reminder is due. When its appointment has been moved or is off, the job has nothing to do. */
    'appointment-reminder': { readonly reminderId: ReminderId };
  }
}
