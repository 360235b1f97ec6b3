import type { ContractorId } from '@plumbline/contract/kernel/id.ts';

declare module '../../kernel/outbox.ts' {
  interface Jobs {
    /** The pause of a contractor is over. */
    'resume-work': { readonly contractorId: ContractorId };
  }
}
