import {
  type DraftRow,
  EVERY_HOURS,
  SHOWN_ROWS,
  type SourceDraft,
  type SourceDraftId,
} from '@plumbline/contract/domains/ingest/source-draft.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import type { Listing } from '../../projects/public.ts';
import { ambiguousDates } from '../rules/date-choice.ts';
import { draftColumns, draftMapping, type LooseMapping } from '../rules/draft-mapping.ts';
import { proposeColumns } from '../rules/propose-columns.ts';
import { rowProblemText } from '../rules/reading-problem.ts';
import type { TableMapping } from '../rules/source-mapping.ts';
import { previewOf, type SourcePreview } from '../rules/source-preview.ts';
import { draftById, type StoredDraft } from '../store/source-draft.ts';
import { draftWords } from './start-draft.words.ts';

/** Returns a source that an operator is adding, as its page shows it. @throws DomainError 'not-found' if it is gone. */
export const showDraft = async (ctx: Context, id: SourceDraftId): Promise<SourceDraft> =>
  draftView(ctx, await requireDraft(ctx, id));

export async function requireDraft(ctx: Context, id: SourceDraftId): Promise<StoredDraft> {
  const draft = await draftById(ctx.db, id);
  if (draft === null) throw unknownDraft();
  return draft;
}

export const unknownDraft = () =>
  new DomainError(
    'not-found',
    say(draftWords, (words) => words.unknownDraft),
  );

/** Returns each field with its column, and the mapping that they make. */
export function mapped({ mapping, choices, sample }: Pick<StoredDraft, 'mapping' | 'choices' | 'sample'>) {
  if (sample.columns === null) return { fields: [], mapping };
  const records = sample.rows.flatMap((row) => ('record' in row ? [row.record] : []));
  const fields = draftColumns(mapping.columns, proposeColumns(sample.columns, records), choices);
  return { fields, mapping: draftMapping(mapping, fields, choices) };
}

/** Returns what the mapping of a draft makes of its first rows. */
export function draftPreview(
  ctx: Context,
  draft: Pick<StoredDraft, 'kind' | 'address' | 'sample'>,
  mapping: LooseMapping,
): SourcePreview {
  const parsed = ctx.ports.sources.mappingOf(draft.kind).parse(mapping) as TableMapping;
  return previewOf(draft.sample, { address: draft.address, county: null }, parsed, ctx.clock.now());
}

export function draftView(ctx: Context, draft: StoredDraft): SourceDraft {
  const { fields, mapping } = mapped(draft);
  const preview = draftPreview(ctx, draft, mapping);
  const listedAt = fields.find(({ field }) => field === 'listedAt')?.chosen ?? '';
  const days = draft.sample.rows.flatMap((row) => ('record' in row ? [row.record[listedAt]] : []));
  return {
    id: draft.id,
    name: draft.name || (URL.parse(draft.address)?.hostname ?? ''),
    kind: draft.kind,
    address: draft.upload === null ? draft.address : null,
    isTable: draft.sample.columns !== null,
    columns: [...(draft.sample.columns ?? [])],
    fields,
    counts: [...preview.columns],
    dates: ambiguousDates(days, draft.choices.dateOrder),
    read: draft.sample.rows.length,
    becomes: preview.becomes,
    losses: preview.losses,
    rows: preview.rows.slice(0, SHOWN_ROWS).map((row) => rowView(row, ctx.language)),
    city: textOf(mapping.city),
    state: textOf(mapping.state),
    everyHours: EVERY_HOURS.find((hours) => hours !== '' && Number(hours) * 60 === draft.intervalMinutes) ?? '',
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function rowView({ raw, outcome }: SourcePreview['rows'][number], language: Language): DraftRow {
  if ('listing' in outcome) {
    return { raw: [...raw], project: projectView(outcome.listing, language), lost: null, problem: null };
  }
  const { reason, problem } = outcome.leftOut;
  return { raw: [...raw], project: null, lost: reason, problem: problem && rowProblemText(problem, language) };
}

function projectView(listing: Listing, language: Language): NonNullable<DraftRow['project']> {
  const { title, street, city, state, point, listedOn, trades } = listing;
  const need = trades?.plumbing;
  return {
    title,
    place: [street, city, state].filter((part) => part !== null).join(', '),
    hasPoint: point !== null && point.precision !== 'zip',
    listedOn,
    need: need?.need ?? null,
    reason: need === undefined ? null : (need.reasons?.[language] ?? need.reason),
  };
}
