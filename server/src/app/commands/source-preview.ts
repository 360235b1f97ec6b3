import { readFile } from 'node:fs/promises';
import { sourceDraftWords } from '@plumbline/contract/domains/ingest/source-draft.words.ts';
import { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { previewSource } from '../../domains/ingest/public.ts';
import { problemText, rowProblemText } from '../../domains/ingest/rules/reading-problem.ts';
import type { Context } from '../../kernel/context.ts';
import { decodeText } from '../../kernel/text-encoding.ts';
import { typedPath, UsageError } from './command.ts';
import { say } from './terminal.ts';

type Shown = Extract<Awaited<ReturnType<typeof previewSource>>, { kind: 'read' }>;

/** Shows the first rows of an address or a file as projects, and what each column gives. Stores nothing. */
export async function showPreview(
  ctx: Context,
  where: string,
  { kind, mapping }: { readonly kind?: string | undefined; readonly mapping?: Record<string, unknown> | undefined },
): Promise<number> {
  const known = SourceKind.safeParse(kind);
  if (kind !== undefined && !known.success) {
    throw new UsageError(`There is no kind of source '${kind}': ${SourceKind.options.join(', ')}`);
  }
  const isWeb = /^https?:\/\//i.test(where);
  const shown = await previewSource(ctx, {
    address: isWeb ? where : 'upload',
    upload: isWeb ? null : await textOf(where),
    kind: known.data,
    mapping,
  });
  if (shown.kind === 'failed') {
    say(problemText(shown.problem, DEFAULT_LANGUAGE));
    return 1;
  }
  for (const line of linesOf(shown)) say(line);
  return 0;
}

async function textOf(file: string): Promise<string> {
  try {
    return decodeText(await readFile(typedPath(file)));
  } catch (error) {
    throw new UsageError(`'${file}' can't be read: ${(error as { code?: string }).code ?? 'unknown reason'}.`);
  }
}

const labels = sourceDraftWords[DEFAULT_LANGUAGE].field;
const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

function linesOf({ source, read, columns, preview, mapping }: Shown): string[] {
  const columnOf = new Map(columns.map(({ field, column }) => [field, column]));
  const counts = preview.columns.map(({ field, read, empty, misread, examples, misreadExamples }) =>
    [
      `  ${labels[field]}${columnOf.has(field) ? ` (${columnOf.get(field)})` : ''}: ${read} read, ${empty} empty, ${misread} not understood`,
      examples.length > 0 && `for example ${quoted(examples)}`,
      misreadExamples.length > 0 && `not understood: ${quoted(misreadExamples)}`,
    ]
      .filter((part) => part !== false)
      .join('; '),
  );
  const lost = Object.entries(preview.losses).map(([reason, count]) => `${count} ${reason}`);
  const rows = preview.rows.flatMap(({ raw, outcome }, at) => [
    `${at + 1}. ${raw
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}: ${value}`)
      .join(' | ')}`,
    `   = ${outcomeLine(outcome)}`,
  ]);
  return [
    `Read as '${source}': ${read} rows, of which ${preview.becomes} become projects${lost.length > 0 ? ` (${lost.join(', ')} left out)` : ''}.`,
    'Columns:',
    ...counts,
    'Rows:',
    ...rows,
    `Mapping: ${JSON.stringify(mapping)}`,
  ];
}

function outcomeLine(outcome: Shown['preview']['rows'][number]['outcome']): string {
  if ('leftOut' in outcome) {
    const { reason, problem } = outcome.leftOut;
    return `left out, ${reason}${problem === null ? '' : `: ${rowProblemText(problem, DEFAULT_LANGUAGE)}`}`;
  }
  const { title, street, city, state, listedOn, trades } = outcome.listing;
  const place = [street, city, state].filter((part) => part !== null).join(', ');
  return [title, place, listedOn, trades && `plumber: ${trades.plumbing.need}`].filter(Boolean).join('; ');
}
