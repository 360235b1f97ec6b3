import { SHOWN_ROWS } from '@plumbline/contract/domains/ingest/source-draft.ts';
import type { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { DraftChoices, LooseMapping } from '../rules/draft-mapping.ts';
import { guessSource } from '../rules/kind-of-address.ts';
import type { ReadingProblem } from '../rules/reading-problem.ts';
import type { SourcePreview } from '../rules/source-preview.ts';
import { draftPreview, mapped } from './show-draft.ts';

/** What to preview: an address or the text of a file, with a mapping or with proposed columns. */
export interface PreviewRequest {
  readonly address: string;
  readonly upload: string | null;
  /** Guessed from the address by default. */
  readonly kind?: SourceKind | undefined;
  readonly mapping?: LooseMapping | undefined;
}

export type ShownPreview =
  | { readonly kind: 'failed'; readonly problem: ReadingProblem }
  | {
      readonly kind: 'read';
      readonly source: SourceKind;
      readonly read: number;
      /** Each field with its column. */
      readonly columns: readonly { readonly field: string; readonly column: string }[];
      /** The mapping that was used, for a file of its own. */
      readonly mapping: LooseMapping;
      readonly preview: SourcePreview;
    };

const NO_CHOICES: DraftChoices = { columns: {}, dateOrder: '' };
const PATIENCE_MS = 120_000;

/** Returns the first rows of a source as they would be read. Stores nothing. */
export async function previewSource(
  ctx: Context,
  { address: given, upload, kind, mapping: base = {} }: PreviewRequest,
): Promise<ShownPreview> {
  const guessed = upload === null && kind === undefined ? guessSource(given) : { kind: kind ?? 'file', address: given };
  const source = { id: SourceId.parse('preview'), name: '', upload, mapping: base, county: null, ...guessed };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const reading = await ctx.ports.sources.sample(source, { now: ctx.clock.now(), signal });
  if (reading.kind === 'failed') return { kind: 'failed', problem: reading.problem };
  const { sample } = reading;
  const draft = { ...guessed, mapping: base, choices: NO_CHOICES, sample };
  const { fields, mapping } = mapped(draft);
  const preview = draftPreview(ctx, draft, mapping);
  return {
    kind: 'read',
    source: guessed.kind,
    read: sample.rows.length,
    columns: fields.flatMap(({ field, chosen, configured }) =>
      chosen === '' ? [] : [{ field, column: configured ?? chosen }],
    ),
    mapping,
    preview: { ...preview, rows: preview.rows.slice(0, SHOWN_ROWS) },
  };
}
