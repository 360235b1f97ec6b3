import { ProjectSector, ProjectWork } from '@plumbline/contract/domains/projects/project.ts';
import type { LabeledFolder, LabeledRow } from '../../server/src/app/leads/labeled-rows.ts';
import { sectorOf } from '../../server/src/domains/ingest/rules/job-sector.ts';
import { jobTextOf } from '../../server/src/domains/ingest/rules/job-text.ts';
import { workOf } from '../../server/src/domains/ingest/rules/job-work.ts';
import { type Finder, finderOf, hitsIn, lexicon } from '../../server/src/domains/ingest/rules/permit-lexicon.ts';
import { type PermitTexts, readPermit } from '../../server/src/domains/ingest/rules/permit-reading.ts';
import { permitWords } from '../../server/src/domains/ingest/rules/permit-words.ts';
import { percent, type Section } from './section.ts';

/** Evaluates sector and type of work against people's labels. */
export const kinds: Section = { name: 'kinds', report };

const NOTE = [
  'Sector and kind of work (all labeled rows).',
  'Looked at while building: all labeled rows of the development set. The rules weigh by hand what a lexicon finds;',
  'nothing is trained. To be strange to a jurisdiction, every phrase is taken out of the lexicon that no other',
  "jurisdiction's rows have: what its own rows taught is not there.",
];

interface Answer {
  readonly jurisdiction: string;
  readonly id: string;
  readonly is: string;
  readonly read: string;
}

function report({ rows }: LabeledFolder, { misses }: { readonly misses: boolean }): string {
  const texts = new Map(rows.map((row) => [row, jobTextOf(row.row)]));
  const strangers = strangersOf(rows, texts);
  const facts = [
    { name: 'sector' as const, words: ProjectSector.options, read: sectorOf },
    { name: 'work' as const, words: ProjectWork.options, read: workOf },
  ];
  const parts = facts.flatMap(({ name, words, read }) => {
    const answers = (finder: (row: LabeledRow) => Finder): Answer[] =>
      rows.map((row) => ({
        jurisdiction: row.label.jurisdiction,
        id: row.label.id,
        is: row.label[name],
        read: read(readPermit(texts.get(row) ?? jobTextOf(row.row), finder(row))),
      }));
    const shipped = answers(() => hitsIn);
    const strange = answers((row) => strangers.get(row.label.jurisdiction) ?? hitsIn);
    const wrong = shipped.filter(({ is, read }) => is !== read);
    return [
      '',
      `${name === 'sector' ? 'Sector' : 'Kind of work'}: right, and right with a lexicon that is strange to the jurisdiction`,
      ...byJurisdiction(shipped, strange),
      ...confusion(shipped, words),
      ...(misses
        ? wrong.map(({ jurisdiction, id, is, read }) => `  ${jurisdiction} ${id}: ${is}, read as ${read}`)
        : []),
    ];
  });
  return [...NOTE, ...parts].join('\n');
}

const rightOf = (answers: readonly Answer[]) =>
  percent(answers.filter(({ is, read }) => is === read).length, answers.length);

function byJurisdiction(shipped: readonly Answer[], strange: readonly Answer[]): string[] {
  const own = Map.groupBy(shipped, ({ jurisdiction }) => jurisdiction);
  const others = Map.groupBy(strange, ({ jurisdiction }) => jurisdiction);
  const line = (name: string, one: readonly Answer[], other: readonly Answer[]) =>
    `  ${name.padEnd(16)}${String(one.length).padStart(4)} rows ${rightOf(one).padStart(8)} ${rightOf(other).padStart(8)}`;
  return [...[...own].map(([name, one]) => line(name, one, others.get(name) ?? [])), line('all', shipped, strange)];
}

function confusion(answers: readonly Answer[], words: readonly string[]): string[] {
  const cells = (of: readonly (string | number)[]) => of.map((cell) => String(cell).padStart(13)).join('');
  return [
    `  ${'is \\ read as'.padEnd(14)}${cells(words)}`,
    ...words.map((is) => {
      const row = answers.filter((answer) => answer.is === is);
      return `  ${is.padEnd(14)}${cells(words.map((read) => row.filter((answer) => answer.read === read).length))}`;
    }),
  ];
}

/** Returns, for each jurisdiction, the lexicon without the phrases that occur only in its own rows. */
function strangersOf(rows: readonly LabeledRow[], texts: ReadonlyMap<LabeledRow, PermitTexts>): Map<string, Finder> {
  const users = new Map<string, Set<string>>();
  for (const row of rows) {
    for (const phrase of phrasesIn(texts.get(row))) {
      const of = users.get(phrase) ?? new Set();
      users.set(phrase, of.add(row.label.jurisdiction));
    }
  }
  return new Map(
    [...new Set(rows.map(({ label }) => label.jurisdiction))].map((name) => [
      name,
      finderOf(lexicon.filter(([, phrase]) => !isOnlyOf(users.get(phrase), name))),
    ]),
  );
}

const isOnlyOf = (users: ReadonlySet<string> | undefined, name: string): boolean =>
  users?.size === 1 && users.has(name);

/** Returns the lexicon's phrases in a row's texts, in any inflection. */
function phrasesIn(texts: PermitTexts | undefined): string[] {
  if (texts === undefined) return [];
  const said = [texts.kind, texts.category, texts.title, texts.description].flatMap((text) => {
    const keys = permitWords(text).map(({ key }) => key);
    return keys.flatMap((_, at) =>
      Array.from({ length: MOST_WORDS }, (__, more) => keys.slice(at, at + more + 1).join(' ')),
    );
  });
  const there = new Set(said);
  return phraseKeys.flatMap(([phrase, key]) => (there.has(key) ? [phrase] : []));
}

const MOST_WORDS = 5;
const phraseKeys = [...new Set(lexicon.map(([, phrase]) => phrase))].map(
  (phrase) =>
    [
      phrase,
      permitWords(phrase)
        .map(({ key }) => key)
        .join(' '),
    ] as const,
);
