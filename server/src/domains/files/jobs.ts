import { FileId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { preparePhoto } from './use-cases/prepare-photo.ts';
import { removeStored } from './use-cases/remove-files.ts';
import { scheduleSweep, sweepFiles } from './use-cases/sweep-files.ts';

/** A folder of one file, or a name in it: never more than one file. */
const Prefix = z.string().regex(/^\d{4}-\d\d-\d\d\/\w{5,64}\/(?:\w+\/original)?$/);

export const filesJobs = {
  'prepare-photo': jobKind({ payload: z.object({ fileId: FileId }), run: preparePhoto }),
  'remove-stored': jobKind({
    payload: z.object({ prefix: Prefix }),
    run: (ctx, { prefix }) => removeStored(ctx, prefix),
  }),
  'sweep-files': jobKind({
    payload: z.object({}),
    run: async (ctx, _payload, stopping) => {
      await sweepFiles(ctx, stopping);
      await scheduleSweep(ctx);
    },
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof filesJobs> {}
}
