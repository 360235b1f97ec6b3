import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import type { IngestRunId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { runById } from '../store/run.ts';

/** How a run stands; null when there is none. */
export const showRun = (ctx: Context, id: IngestRunId): Promise<IngestRun | null> => runById(ctx.db, id);
