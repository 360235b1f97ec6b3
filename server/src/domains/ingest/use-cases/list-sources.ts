import type { listSources as endpoint } from '@plumbline/contract/domains/ingest/endpoints.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { runUnderWay } from '../store/run.ts';
import { allSources } from '../store/source.ts';

/** Returns the project sources with their states, and the run in progress. */
export async function listSources(ctx: Context): Promise<Reply<typeof endpoint>> {
  const [sources, run] = await Promise.all([allSources(ctx.db, ctx.language), runUnderWay(ctx.db, ctx.language)]);
  return { sources, run };
}
