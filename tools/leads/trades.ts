import type { LabeledFolder } from '../../server/src/app/leads/labeled-rows.ts';
import type { Trade } from '../../server/src/domains/ingest/reading/trade-kinds.ts';
import { loadTradeModelFile, NEEDS } from '../../server/src/domains/ingest/reading/trade-model.ts';
import { answersOf, answersOfStrangers, readWrittenRows, type TradeAnswer } from './learn-trades.ts';
import { percent, type Section } from './section.ts';
import { freshLessons, lessonsOf } from './trade-lessons.ts';

/** Evaluates which trades rows need against people's labels. */
export const trades: Section = { name: 'trades', report };

const NOTE = [
  'Trades (rates of rows picked at random).',
  'Looked at while building: all labeled rows of the development set. Its concepts were mended by what they missed, so',
  'a jurisdiction that is left out is strange to the weights, not to the lexicon. The written rows are in the style of',
  'other cities, from knowledge of how they write; none of their rows was at hand. Electrical and HVAC learn from the',
  'written rows alone. The fresh rows were labeled by one person before the model was asked, and nothing was mended by',
  'them; a handful of them had been seen with an answer before.',
];

function report(folder: LabeledFolder, { misses }: { readonly misses: boolean }): string {
  const { temperature } = loadTradeModelFile();
  const real = lessonsOf(folder);
  const written = readWrittenRows();
  const isRandom = new Set(folder.rows.filter(({ label }) => label.pick === 'random').map(({ label }) => label.id));
  const ofRandom = (answers: readonly TradeAnswer[]) => answers.filter(({ lesson }) => isRandom.has(lesson.id));
  const strange = ofRandom(
    answersOfStrangers([...real, ...written], 'plumbing', temperature).filter(({ lesson }) => real.includes(lesson)),
  );
  const shipped = ofRandom(answersOf(loadTradeModelFile(), real, 'plumbing'));
  return [
    ...NOTE,
    '',
    'Plumbing, each jurisdiction left out of the training of its own answers',
    ...byJurisdiction(strange, 'plumbing'),
    ...confusion(strange, 'plumbing'),
    ...calibration(strange),
    '',
    'Plumbing, as shipped (these rows were learned from)',
    line('all', shipped, 'plumbing'),
    ...(['plumbing', 'electrical', 'hvac'] as const).flatMap((trade) => fresh(folder, trade)),
    ...(misses ? ['', 'Read wrong, jurisdiction left out', ...strange.filter(isMissed).map(missed)] : []),
  ].join('\n');
}

function fresh(folder: LabeledFolder, trade: Trade): string[] {
  const answers = answersOf(loadTradeModelFile(), freshLessons(folder), trade);
  return [
    '',
    `${trade}, as shipped, on fresh rows of the same files`,
    ...byJurisdiction(answers, trade, false),
    ...confusion(answers, trade),
  ];
}

function byJurisdiction(answers: readonly TradeAnswer[], trade: Trade, tellsUse = trade === 'plumbing'): string[] {
  const groups = Map.groupBy(answers, ({ lesson }) => lesson.jurisdiction);
  return [...[...groups].map(([name, own]) => line(name, own, trade, tellsUse)), line('all', answers, trade, tellsUse)];
}

function line(name: string, answers: readonly TradeAnswer[], trade: Trade, tellsUse = true): string {
  const isTrue = ({ lesson }: TradeAnswer) => lesson.needs[trade] !== 'no';
  const isSaid = ({ need }: TradeAnswer) => need !== 'no';
  const useful = tellsUse
    ? `   useful: ${rates(
        answers,
        ({ lesson }) => lesson.useful,
        (answer) => answer.useful,
      )}`
    : '';
  return `  ${name.padEnd(16)}${String(answers.length).padStart(4)} rows   needed: ${rates(answers, isTrue, isSaid)}${useful}`;
}

function rates(
  answers: readonly TradeAnswer[],
  isTrue: (answer: TradeAnswer) => boolean,
  isSaid: (answer: TradeAnswer) => boolean,
): string {
  const both = answers.filter((answer) => isTrue(answer) && isSaid(answer)).length;
  const recall = percent(both, answers.filter(isTrue).length);
  return `recall ${recall.padStart(7)}  precision ${percent(both, answers.filter(isSaid).length).padStart(7)}`;
}

function confusion(answers: readonly TradeAnswer[], trade: Trade): string[] {
  const cells = (of: readonly (string | number)[]) => of.map((cell) => String(cell).padStart(8)).join('');
  return [
    `  ${'is \\ read as'.padEnd(14)}${cells(NEEDS)}`,
    ...NEEDS.map((is) => {
      const row = answers.filter(({ lesson }) => lesson.needs[trade] === is);
      return `  ${is.padEnd(14)}${cells(NEEDS.map((read) => row.filter(({ need }) => need === read).length))}`;
    }),
  ];
}

const BANDS = [0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 0.97];

/** Compares the predicted probability that rows need a plumber with the actual share. */
function calibration(answers: readonly TradeAnswer[]): string[] {
  return [
    '  likelihood said, rows, share that needs a plumber',
    ...BANDS.map((from, at) => {
      const to = BANDS[at + 1] ?? 1.01;
      const within = answers.filter(({ likelihood }) => likelihood >= from && likelihood < to);
      const needed = within.filter(({ lesson }) => lesson.needs.plumbing !== 'no').length;
      return `  ${`${from} to ${Math.min(1, to)}`.padEnd(14)}${String(within.length).padStart(6)}${percent(needed, within.length).padStart(9)}`;
    }),
  ];
}

const isMissed = ({ need, lesson }: TradeAnswer) => (need === 'no') !== (lesson.needs.plumbing === 'no');
const missed = ({ lesson, need, likelihood }: TradeAnswer) =>
  `  ${lesson.jurisdiction} ${lesson.id}: ${lesson.needs.plumbing}, read as ${need} (${likelihood.toFixed(2)})`;
