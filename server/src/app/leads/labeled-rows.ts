import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jurisdictions } from '../../domains/ingest/evaluation/jurisdictions.ts';
import { listingOf, type Normalized } from '../../domains/ingest/rules/normalized-listing.ts';
import { sourceDates } from '../../domains/ingest/rules/source-dates.ts';
import { type SourceForm, sourceForm } from '../../domains/ingest/rules/source-form.ts';
import type { SourceRow } from '../../domains/ingest/rules/source-row.ts';
import { FileMapping, file } from '../adapters/sources/file.ts';
import { mappedTable } from '../adapters/sources/kind-reader.ts';
import type { ReadRow } from '../adapters/sources/source-kind.ts';
import { mappingOf } from '../adapters/sources/sources.ts';

/** One labeled row. */
const RowLabel = z.object({
  jurisdiction: z.string(),
  id: z.coerce.string(),
  /** 'random' rows stand for their file, 'chosen' ones don't. */
  pick: z.enum(['random', 'chosen']),
  plumbing: z.enum(['yes', 'likely', 'no']),
  plumbingWhy: z.string(),
  useful: z.boolean(),
  sector: z.string(),
  work: z.string(),
  goodTitle: z.string(),
});
export type RowLabel = z.infer<typeof RowLabel>;

/** A file of one jurisdiction, as production reads it. */
export interface JurisdictionFile {
  /** As the labels call it. */
  readonly id: string;
  readonly mapping: FileMapping;
  readonly rows: readonly ReadRow[];
  /** Reads a row as production does. */
  listing(row: SourceRow): Normalized;
}

export interface LabeledRow {
  readonly label: RowLabel;
  readonly row: SourceRow;
  /** Reads the row as production does. */
  listing(): Normalized;
}

export interface LabeledFolder {
  readonly path: string;
  readonly files: readonly JurisdictionFile[];
  readonly rows: readonly LabeledRow[];
  /** Labels whose row no file has. */
  readonly missing: readonly RowLabel[];
}

/**
 * Reads a folder of permit files with labels: `dev-labels.jsonl` or `labels.jsonl`, and the files that `sources.json`
 * in it configures (a list of sources of the kind 'file' whose ids are the jurisdictions of the labels), or without it
 * those of `jurisdictions`.
 * @throws Error where a file or a label is not what it must be.
 */
export async function readLabeledFolder(path: string): Promise<LabeledFolder> {
  const configured = join(path, 'sources.json');
  const forms = existsSync(configured)
    ? z.array(Form).parse(JSON.parse(readFileSync(configured, 'utf8')))
    : jurisdictions.map((form) => Form.parse(form));
  const files = await Promise.all(forms.map((form) => readJurisdiction(path, form)));
  const known = new Map(
    files.flatMap((one) =>
      one.rows.flatMap((read) =>
        'row' in read ? [[keyOf(one.id, read.row.id), { row: read.row, from: one }] as const] : [],
      ),
    ),
  );
  const rows: LabeledRow[] = [];
  const missing: RowLabel[] = [];
  for (const label of labelsOf(path)) {
    const found = known.get(keyOf(label.jurisdiction, label.id));
    if (found === undefined) missing.push(label);
    else rows.push({ label, row: found.row, listing: () => found.from.listing(found.row) });
  }
  return { path, files, rows, missing };
}

const Form = sourceForm(mappingOf);

/** Labels join the columns of an id by other signs than configurations do. */
const keyOf = (jurisdiction: string, id: unknown) =>
  `${jurisdiction} ${String(id)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`;

function labelsOf(path: string): RowLabel[] {
  const name = ['dev-labels.jsonl', 'labels.jsonl'].find((one) => existsSync(join(path, one)));
  if (name === undefined) return [];
  const lines = readFileSync(join(path, name), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => RowLabel.parse(JSON.parse(line)));
}

async function readJurisdiction(folder: string, form: SourceForm): Promise<JurisdictionFile> {
  const mapping = FileMapping.parse(form.mapping);
  const now = new Date();
  const source = { address: form.address ?? '', county: form.county ?? null };
  const rows = await file.rows({
    folder,
    samKey: null,
    source: {
      id: SourceId.parse(form.id),
      name: form.name,
      kind: 'file',
      ...source,
      mapping: form.mapping,
      upload: null,
    },
    mapping,
    table: mappedTable(mapping, null),
    most: null,
    now,
    signal: new AbortController().signal,
    progress: () => undefined,
    get: () => Promise.reject(new Error('Files of labeled rows lie in their folder.')),
  });
  const given = {
    ...source,
    isSynthetic: false,
    dates: sourceDates(
      mapping,
      rows.flatMap((read) => ('row' in read ? [read.row] : [])),
      now,
    ),
  };
  return { id: form.id, mapping, rows, listing: (row) => listingOf(row, given, mapping) };
}
