import type {
  getOperatorSource,
  listOperatorSources,
  OperatorSource,
} from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordAudit } from '../../accounts/public.ts';
import { readySources } from '../data/ready-sources.ts';
import { warningText } from '../rules/column-trouble.ts';
import { readingDetails } from '../store/losses.ts';
import { runUnderWay } from '../store/run.ts';
import { allSources } from '../store/source.ts';
import { warnedSources } from '../store/source-trouble.ts';
import { confirmSource } from './configure-source.ts';
import { draftWords } from './start-draft.words.ts';
import { startRun } from './start-run.ts';

/** Returns the sources with warnings about their columns, and the configurations that come with the product. */
export async function listForOperator(ctx: Context): Promise<Reply<typeof listOperatorSources>> {
  return {
    sources: await sourcesWithWarnings(ctx),
    ready: readySources.map(({ id, name, kind, address }) => ({
      id,
      name,
      kind,
      host: address === undefined ? null : new URL(address).hostname,
    })),
  };
}

async function sourcesWithWarnings(ctx: Context): Promise<OperatorSource[]> {
  const [sources, warned] = await Promise.all([allSources(ctx.db, ctx.language), warnedSources(ctx.db)]);
  const warningsOf = new Map(warned.map(({ id, warnings }) => [id, warnings]));
  return sources.map((source) => ({
    ...source,
    warnings: (warningsOf.get(source.id) ?? []).map((warning) => warningText(warning, ctx.language)),
  }));
}

/** Returns one source with the details of its last reading. @throws DomainError 'not-found' if there is none. */
export async function showForOperator(ctx: Context, id: SourceId): Promise<Reply<typeof getOperatorSource>> {
  const source = (await sourcesWithWarnings(ctx)).find((each) => each.id === id);
  if (source === undefined) throw notFound();
  const [details, run] = await Promise.all([readingDetails(ctx.db, id), runUnderWay(ctx.db, ctx.language)]);
  const part = run?.sources.find(({ sourceId }) => sourceId === id);
  return { source, ...details, isReading: part?.state === 'waiting' || part?.state === 'running' };
}

/** Has a source read now. Writes to the audit log. */
export const runForOperator = (ctx: Context, id: SourceId): Promise<{ message: string }> =>
  inTransaction(ctx, async (ctx) => {
    await showForOperator(ctx, id);
    await recordAudit(ctx, { action: 'change-source', subject: { kind: 'source', id }, details: { did: 'read' } });
    await startRun(ctx, [id]);
    return { message: draftWords[ctx.language].reading };
  });

/** Accepts what a source lists next. Writes to the audit log. */
export const confirmForOperator = (ctx: Context, id: SourceId): Promise<{ message: string }> =>
  inTransaction(ctx, async (ctx) => {
    await showForOperator(ctx, id);
    await confirmSource(ctx, id);
    await recordAudit(ctx, { action: 'change-source', subject: { kind: 'source', id }, details: { did: 'confirm' } });
    return { message: draftWords[ctx.language].confirmed };
  });
