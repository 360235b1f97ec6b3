import type { listSources as endpoint } from '@plumbline/contract/domains/ingest/endpoints.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { runUnderWay } from '../store/run.ts';
import { allSources } from '../store/source.ts';

/** Where projects come from, how each source stands, and the run under way. */
export async function listSources(ctx: Context): Promise<Reply<typeof endpoint>> {
  const [sources, run] = await Promise.all([allSources(ctx.db), runUnderWay(ctx.db)]);
  return { sources, run };
}
