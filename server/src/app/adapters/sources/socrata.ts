import { DateTime } from 'luxon';
import * as z from 'zod';
import { PermitMapping, text } from '../../../domains/ingest/rules/source-mapping.ts';
import { hostOf, parseJson } from './kind-reader.ts';
import type { Answer } from './polite-fetch.ts';
import { renamedPermits, sampleColumns, samplePermits } from './sample-rows.ts';
import { type Kind, type Reading, type ReadRow, rejectedRow } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

const Failure = z.object({
  message: z.string().optional(),
  errorCode: z.string().optional(),
  code: z.string().optional(),
});
/** Numbers are text, empty columns are absent, and a location may be an object. */
const Row = z.record(z.string(), z.unknown());

const SocrataMapping = z.strictObject({
  ...PermitMapping.shape,
  /** Selects rows, in SoQL. */
  where: text.optional(),
  /** Selects the rows of the last `days`, by a column that the service knows as a date. */
  recent: z
    .strictObject({ column: z.string().regex(/^\w{1,100}$/), days: z.number().int().min(1).max(3650) })
    .optional(),
  /** Must be a unique key, so that pages neither overlap nor leave gaps. */
  order: text.default(':id'),
  pageSize: z.number().int().min(1).max(50_000).default(1000),
});
type SocrataMapping = z.infer<typeof SocrataMapping>;

/**
 * A Socrata (SODA) data set (`https://data.city.example/resource/abcd-1234.json`), read page by page in a stable order
 * until a page is not full.
 */
export const socrata: Kind<SocrataMapping> = {
  reads: 'A Socrata data set',
  mapping: SocrataMapping,
  isConditional: true,
  rows: async (reading) => {
    const { source, mapping, most, table, get, progress } = reading;
    const host = hostOf(source.address);
    const where = conditionOf(reading);
    const pageSize = Math.min(mapping.pageSize, most ?? mapping.pageSize);
    const rows: unknown[] = [];
    for (;;) {
      const query = new URLSearchParams({
        $limit: String(pageSize),
        $offset: String(rows.length),
        $order: mapping.order,
        ...(where !== '' && { $where: where }),
      });
      const answer = await get(`${source.address}?${query.toString()}`, 'application/json');
      const page = parseJson(answer.text, host);
      if (!Array.isArray(page)) throw failureOf(page, host);
      const columns = rows.length === 0 ? columnsOf(answer) : null;
      if (columns !== null) table.expectColumns(columns);
      rows.push(...page);
      progress(rows.length);
      if (page.length > pageSize) throw new SourceProblem({ kind: 'page-size-ignored', host });
      if (page.length < pageSize || (most !== null && rows.length >= most)) break;
    }
    return rows.map((value, at): ReadRow => {
      const row = Row.safeParse(value);
      if (!row.success) return rejectedRow(at, { kind: 'not-object' });
      return table.row(row.data);
    });
  },
  sample: {
    path: '/resource/abcd-1234.json',
    mapping: { columns: sampleColumns },
    answer: JSON.stringify(samplePermits),
    cutOff: 'not JSON',
    changed: { answer: JSON.stringify(renamedPermits), problem: 'None of its 2 rows can be read' },
    wrong: {
      answer: JSON.stringify({ error: true, message: 'Dataset is private' }),
      problem: 'an error instead of rows: Dataset is private',
    },
  },
};

/** Returns the condition for the service, in SoQL. */
function conditionOf({ mapping: { where, recent, zone }, now }: Reading<SocrataMapping>): string {
  const since = recent && DateTime.fromJSDate(now, { zone }).minus({ days: recent.days }).toISODate();
  const recently = recent && `${recent.column} >= '${since}'`;
  const both = [where, recently].filter((part) => part !== undefined);
  return both.length > 1 ? both.map((part) => `(${part})`).join(' AND ') : both.join('');
}

function failureOf(body: unknown, host: string | null): SourceProblem {
  const failure = Failure.safeParse(body);
  const { message, errorCode, code } = failure.success ? failure.data : {};
  const said = [errorCode ?? code, message].filter(Boolean).join(': ').slice(0, 200);
  return new SourceProblem({ kind: 'error-answer', host, said });
}

/** The service lists all columns of the data set in a header; rows omit empty ones. */
function columnsOf({ headers }: Answer): string[] | null {
  const named = headers['x-soda2-fields'];
  return z.array(z.string()).safeParse(typeof named === 'string' ? safeJson(named) : null).data ?? null;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
