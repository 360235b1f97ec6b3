import type { Justified } from './justified.ts';

const FOLDER = 'server/src/domains/ingest/rules';

/** The surviving mutants of ingest, except for those listed in `permits.ts`. */
export const ingest: readonly Justified[] = [
  {
    file: `${FOLDER}/belief.ts`,
    because: 'Half of nothing is 0, and no reading lists less; the check is for the compiler.',
    mutants: [['lastCount === null', 'false']],
  },
  ...['clock-text', 'date-column', 'moment', 'site-address', 'site-place'].map((rule) => ({
    file: `${FOLDER}/${rule}.ts`,
    because: 'The whole match, which nobody reads.',
    mutants: [['[]', '["Stryker was here"]'] as const],
  })),
  {
    file: `${FOLDER}/date-format.ts`,
    because: 'A text without a part of a date is no format, and neither is a word in its place.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: `${FOLDER}/date-text.ts`,
    because: 'The second digit of the seconds is left in its place.',
    mutants: [['/^T(\\d{2})(\\d{2})(\\d{2})?/i', '/^T(\\d{2})(\\d{2})(\\d)?/i']],
  },
  {
    file: `${FOLDER}/human-address.ts`,
    because: 'Nothing is no address either.',
    mutants: [['{ return null; }', '{}']],
  },
  {
    file: `${FOLDER}/job-title-clauses.ts`,
    because: 'A clause is worth whole and half points, so never exactly the loss of a heading.',
    mutants: [['worth > HEADING_LOSS', 'worth >= HEADING_LOSS']],
  },
  {
    file: `${FOLDER}/job-title-clauses.ts`,
    because: 'The condition before it compares the place with the number of words; the checks are for the compiler.',
    mutants: [
      ['words[at]?.pause', 'words[at].pause'],
      ['words[index]?.key', 'words[index].key'],
      ['words[out]?.key', 'words[out].key'],
      ['words[out - 1]?.key', 'words[out - 1].key'],
      ['words.at(-1)?.key', 'words.at(-1).key'],
    ],
  },
  {
    file: `${FOLDER}/job-title-clauses.ts`,
    because: 'Words with a hit have a first word; the checks are for the compiler.',
    mutants: [
      ['words[0]?.key', 'words[0].key'],
      ['words[0]?.key', 'words[0].key'],
    ],
  },
  {
    file: `${FOLDER}/job-title-clauses.ts`,
    because: 'A verb is at least one word, and more words follow it; the checks are for the compiler.',
    mutants: [
      ['first === undefined', 'false'],
      ['rest[0]?.key', 'rest[0].key'],
      ['rest[0]?.key', 'rest[0].key'],
    ],
  },
  {
    file: `${FOLDER}/job-title-clauses.ts`,
    because:
      'A size is looked for at a word of the clause, and its sides are numbers; the checks are for the compiler.',
    mutants: [
      ['words[at]?.isNumber', 'words[at].isNumber'],
      ['words[at]?.shown', 'words[at].shown'],
      ['words[next]?.shown', 'words[next].shown'],
    ],
  },
  {
    file: `${FOLDER}/moment.ts`,
    because: 'A word that is no format changes nothing.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: `${FOLDER}/money.ts`,
    because: 'Of two equal ends, either may come first, and no amount is below none; the check is for the compiler.',
    mutants: [
      ['one > other', 'one >= other'],
      ['one !== null', 'true'],
    ],
  },
  {
    file: `${FOLDER}/normalized-listing.ts`,
    because: 'A word in place of a row has no dates to judge others by.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: `${FOLDER}/permit-words.ts`,
    because: 'The end of the text is only a stop, and no word follows it.',
    mutants: [['at < text.length', 'at <= text.length']],
  },
  {
    file: `${FOLDER}/plain-text.ts`,
    because: 'Only a shortcut: a plain text that is short enough stays as it is.',
    mutants: [
      ['given.length <= limit && PLAIN.test(given)', 'false'],
      ['given.length <= limit', 'given.length < limit'],
    ],
  },
  {
    file: `${FOLDER}/point-forms.ts`,
    because: 'The whole match, which nobody reads.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: `${FOLDER}/points.ts`,
    because: 'No distance is exactly a limit, and no longitude is below −180 degrees.',
    mutants: [
      ['miles <= MAX_MILES_ASTRAY', 'miles < MAX_MILES_ASTRAY'],
      ['miles <= EXACT_MILES', 'miles < EXACT_MILES'],
      ['miles <= STREET_MILES', 'miles < STREET_MILES'],
      ['longitude >= BOUNDS.west', 'true'],
    ],
  },
  {
    file: `${FOLDER}/points.ts`,
    because: 'Half a point is rejected later, no code is no grid, and a shape that was read has corners.',
    mutants: [
      ['x !== null', 'true'],
      ['reference === null', 'false'],
      ['middle === null || corner === null', 'false'],
      ['middle === null || corner === null', 'middle === null && corner === null'],
      ['middle === null', 'false'],
      ['corner === null', 'false'],
    ],
  },
  {
    file: `${FOLDER}/reread-listing.ts`,
    because: 'The listing keeps its own mark.',
    mutants: [['false', 'true']],
  },
  {
    file: `${FOLDER}/shape-middle.ts`,
    because: 'Only the size of an area counts, and a ring has corners; the fallbacks are for the compiler.',
    mutants: [
      ['sum += area', 'sum -= area'],
      ['[0, 0]', '[]'],
      ['[0, 0]', '[]'],
    ],
  },
  {
    file: `${FOLDER}/site-address.ts`,
    because: 'No ZIP has no place either; the check is for the compiler.',
    mutants: [['zip === null', 'false']],
  },
  {
    file: `${FOLDER}/site-place.ts`,
    because: 'No ZIP has no place either; the checks are for the compiler.',
    mutants: [
      ['zip === null', 'false'],
      ['zip === null', 'false'],
    ],
  },
  {
    file: `${FOLDER}/source-dates.ts`,
    because: 'Only parses the same date again, or remembers more of them.',
    mutants: [
      ['before !== undefined', 'false'],
      ['known.size >= MAX_KNOWN', 'true'],
      ['known.size >= MAX_KNOWN', 'false'],
      ['known.size >= MAX_KNOWN', 'known.size > MAX_KNOWN'],
      ['known.size >= MAX_KNOWN', 'known.size < MAX_KNOWN'],
      ['known.set(value, moment);', ';'],
      ['known.clear();', ';'],
    ],
  },
  {
    file: `${FOLDER}/source-mapping.ts`,
    because: 'Nothing is no zone either.',
    mutants: [['{ return false; }', '{}']],
  },
  {
    file: `${FOLDER}/table-row.ts`,
    because: 'Only lower-cases the same name again, or remembers more of them.',
    mutants: [
      ['lower.size < MAX_NAMES', 'true'],
      ['lower.size < MAX_NAMES', 'false'],
      ['lower.size < MAX_NAMES', 'lower.size <= MAX_NAMES'],
      ['lower.size < MAX_NAMES', 'lower.size >= MAX_NAMES'],
      ['lower.set(name, known);', ';'],
    ],
  },
  {
    file: `${FOLDER}/table-row.ts`,
    because: 'Every column has a reader; the checks are for the compiler.',
    mutants: [
      ['readLatitude?.(values)', 'readLatitude(values)'],
      ['readLongitude?.(values)', 'readLongitude(values)'],
      ['readShape?.(values)', 'readShape(values)'],
    ],
  },
  {
    file: `${FOLDER}/table-row.ts`,
    because: 'The last undefined letters are all of them, and a word in place of a pair names no columns.',
    mutants: [
      ['last === undefined', 'false'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: `${FOLDER}/source-dates.ts`,
    because: 'A mapping has only formats that can be parsed; the fallback is for the compiler.',
    mutants: [['[]', '["Stryker was here"]']],
  },
];
