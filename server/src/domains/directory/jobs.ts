import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { resumeWork } from './use-cases/resume-work.ts';

export const directoryJobs = {
  'resume-work': jobKind({
    payload: z.object({ contractorId: ContractorId }),
    run: resumeWork,
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof directoryJobs> {}
}
