import { LANGUAGES } from '@plumbline/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { problemText, type ReadingProblem, type RowProblem, storedProblemText } from './reading-problem.ts';
import { readingProblemWords } from './reading-problem.words.ts';

const host = 'data.example.org';
const answered = { host, status: 418 };
const why = { en: 'must be a zone', es: 'debe ser una zona' };

type ValuesOf<Problem extends { readonly kind: PropertyKey }> = {
  readonly [Kind in Problem['kind']]: Omit<Extract<Problem, { readonly kind: Kind }>, 'kind' | 'example'>;
};

/** One of every kind. */
const problems: ValuesOf<ReadingProblem> = {
  'too-often': { host },
  'not-allowed': answered,
  'not-found': answered,
  'other-status': answered,
  'host-unknown': { host },
  'host-unknown-now': { host },
  'connection-refused': { host },
  'broke-off': { host },
  unreachable: { host },
  silent: { host },
  'silent-midway': { host },
  'too-many-headers': { host },
  'packed-wrongly': { host },
  'unknown-packing': { host, encoding: 'zstd' },
  'connection-failed': { host, code: 'EPROTO' },
  'too-slow': { host },
  'too-large': { host, megabytes: 64 },
  'private-network': { host },
  'no-robots': answered,
  'robots-forbid': { host },
  'no-web-address': {},
  'other-protocol': { host },
  'unreadable-redirect': { host },
  'insecure-redirect': { host },
  'too-many-redirects': { host, most: 5 },
  'unasked-unchanged': {},
  'mapping-wrong': { at: 'columns.id', why },
  'too-many-rows': { count: 777, most: 555 },
  'no-readable-row': { count: 777 },
  'not-json': { host },
  'shape-changed': { host, at: 'payload.rows' },
  'columns-missing': { host, columns: ['Cost', 'Site'] },
  'more-not-given': { host },
  'error-answer': { host, said: 'Token Required' },
  'rows-changed': { host },
  'page-size-ignored': { host },
  'cut-off': { host },
  'cut-off-row': { host },
  'no-bids': { host },
  'bids-missing': { host, said: 30, shown: 17 },
  'no-feed': { host },
  'no-header': { host, column: 'Cost' },
  'no-rows': { host, at: 'data.rows' },
  'rows-in-object': { host, at: 'data.rows' },
  'no-file': { file: 'permits.csv' },
  'file-outside': {},
  'file-too-large': { megabytes: 64 },
  'no-sam-key': {},
  'opportunities-missing': { host, said: 30, given: 17 },
  stopped: {},
  'our-error': {},
  'not-stored': { code: '23514' },
  'too-few': { count: 4, before: 9 },
  'rows-unreadable': { count: 777 },
};

const reasons: ValuesOf<RowProblem> = {
  'no-id': {},
  'id-too-long': { most: 200 },
  'no-title': {},
  'listed-twice': {},
  'no-attributes': {},
  'no-readable-column': { column: 'ProjectName' },
  'no-bid-link': {},
  'no-id-or-link': {},
  'other-cells': { cells: 3, first: 6 },
  'open-quote': {},
  'not-json': {},
  'not-object': {},
};

const all = [
  ...Object.entries(problems).map(([kind, values]) => ({ kind, values, problem: { kind, ...values } })),
  ...Object.entries(reasons).map(([kind, values]) => ({
    kind,
    values,
    problem: { kind: 'rows-unreadable', count: 1, example: { row: { id: 'B-7' }, reason: { kind, ...values } } },
  })),
] as readonly { kind: string; values: object; problem: ReadingProblem }[];

describe('a problem of reading a source', () => {
  it.each(all)('of the kind $kind is told with its values in every language', ({ values, problem }) => {
    const texts = LANGUAGES.map((language) => problemText(problem, language));
    for (const value of Object.values(values).flat()) {
      for (const [at, text] of texts.entries()) {
        expect(text).toContain(typeof value === 'object' ? Object.values(value)[at] : String(value));
      }
    }
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  it('tells of one row where it is about several', () => {
    const problem = (unit: 'row' | 'line' | 'bid' | 'entry'): ReadingProblem => ({
      kind: 'no-readable-row',
      count: 2,
      example: { row: { unit, number: 3 }, reason: { kind: 'no-id' } },
    });
    expect(problemText(problem('line'), 'en')).toBe(
      'None of its 2 rows can be read: its columns seem to have changed. For example, line 3: It has no id.',
    );
    for (const [unit, row] of [
      ['row', 'fila 3'],
      ['line', 'línea 3'],
      ['bid', 'licitación 3'],
      ['entry', 'entrada 3'],
    ] as const) {
      expect(problemText(problem(unit), 'es')).toContain(` Por ejemplo, ${row}: No tiene identificador.`);
    }
  });

  it('agrees with the number of rows', () => {
    const texts = ([1, 2] as const).flatMap((count) =>
      LANGUAGES.map((language) => problemText({ kind: 'rows-unreadable', count }, language)),
    );
    expect(texts).toEqual([
      '1 row could not be read.',
      'No se pudo leer 1 fila.',
      '2 rows could not be read.',
      'No se pudieron leer 2 filas.',
    ]);
  });

  it('calls a file a file', () => {
    expect(problemText({ kind: 'cut-off-row', host: null }, 'en')).toMatch(/^The file was cut off/);
    expect(problemText({ kind: 'columns-missing', host: null, columns: ['Cost'] }, 'es')).toMatch(
      /^El archivo no tiene la columna 'Cost'/,
    );
  });
});

describe('a stored problem', () => {
  const sentence = 'It is out of order.';

  it('is told in the language of its reader', () => {
    const stored = JSON.parse(JSON.stringify({ kind: 'too-few', count: 4, before: 9 })) as ReadingProblem;
    expect(storedProblemText(stored, sentence, 'es')).toMatch(/^Lista 4 proyectos en lugar de 9/);
  });

  it.each([
    ['an earlier release, which has no kind', null],
    ['a later release, whose kind nobody knows', { kind: 'moon-phase' }],
    [
      'a later release, whose row nobody understands',
      { kind: 'rows-unreadable', count: 1, example: { row: { id: '1' }, reason: { kind: 'moon-phase' } } },
    ],
    ['a name that every object has', { kind: 'toString' }],
  ])('of %s is the sentence that is stored with it', (_, problem) => {
    expect(storedProblemText(problem as ReadingProblem | null, sentence, 'es')).toBe(sentence);
  });

  it('is none where nothing went wrong', () => {
    expect(storedProblemText(null, null, 'es')).toBeNull();
  });
});

it('has words for every kind', () => {
  expect(Object.keys(problems)).toEqual(Object.keys(readingProblemWords.en.problem));
});
