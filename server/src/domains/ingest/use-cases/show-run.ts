import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import type { IngestRunId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { runById } from '../store/run.ts';

/** Returns the current state of a run; null if it doesn't exist. */
export const showRun = (ctx: Context, id: IngestRunId): Promise<IngestRun | null> => runById(ctx.db, id, ctx.language);
