import type { Justified } from './justified.ts';

const FOLDER = 'server/src/domains/ingest/rules';

/** The surviving mutants of ingest. */
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
    file: `${FOLDER}/job-description.ts`,
    because: 'Only a shortcut: a plain text that is short enough stays as it is.',
    mutants: [
      ['full.length <= LONGEST', 'false'],
      ['full.length <= LONGEST', 'full.length < LONGEST'],
    ],
  },
  {
    file: `${FOLDER}/job-sector.ts`,
    because: 'Only sets the same number again.',
    mutants: [['points > most', 'points >= most']],
  },
  {
    file: `${FOLDER}/job-text.ts`,
    because: 'A firm without a name is left out anyway.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: `${FOLDER}/job-title.ts`,
    because: 'No thing is none of them; the check is for the compiler.',
    mutants: [['meaning.thing !== undefined', 'true']],
  },
  {
    file: `${FOLDER}/job-title-home.ts`,
    because: 'A phrase is at a word of its text; the checks are for the compiler.',
    mutants: [
      ['words[hit.at]?.isAside', 'words[hit.at].isAside'],
      ['words[at + 1]?.key', 'words[at + 1].key'],
      ['words[at]?.key', 'words[at].key'],
    ],
  },
  {
    file: `${FOLDER}/job-title-home.ts`,
    because: 'No area is less than any; the check is for the compiler.',
    mutants: [['area !== null', 'true']],
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
    file: `${FOLDER}/source-dates.ts`,
    because: 'A mapping has only formats that can be parsed; the fallback is for the compiler.',
    mutants: [['[]', '["Stryker was here"]']],
  },
];
