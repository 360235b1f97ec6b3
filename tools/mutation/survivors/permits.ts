import type { Justified } from './justified.ts';

const FOLDER = 'server/src/domains/ingest/rules';

/** The surviving mutants of how ingest reads the texts of permits. */
export const permits: readonly Justified[] = [
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
    file: `${FOLDER}/job-title-facts.ts`,
    because: 'No figure is less than any; the checks are for the compiler.',
    mutants: [
      ['squareFeet !== null', 'true'],
      ['costCents !== null', 'true'],
    ],
  },
  {
    file: `${FOLDER}/job-title-facts.ts`,
    because: 'A text with a second word has a first one; the checks are for the compiler.',
    mutants: [
      ['words[0]?.key', 'words[0].key'],
      ['kept[0]?.key', 'kept[0].key'],
    ],
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
    file: `${FOLDER}/job-work.ts`,
    because: 'No rule asks for a thing of that name.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: `${FOLDER}/job-work.ts`,
    because:
      'An action is at a word of its text, and a later one follows another word; the checks are for the compiler.',
    mutants: [
      ['text.words[hit.at - 1]?.key', 'text.words[hit.at - 1].key'],
      ['words[act.end - 1]?.key', 'words[act.end - 1].key'],
      ['words[act.at]?.pause', 'words[act.at].pause'],
    ],
  },
  {
    file: `${FOLDER}/permit-lexicon.ts`,
    because: 'No words are no phrase, every entry has its meaning, and nothing follows the last word.',
    mutants: [
      ['from < words.length', 'from <= words.length'],
      ['to > from', 'to >= from'],
      ['node?.meaning === undefined', 'false'],
      ['node?.meaning', 'node.meaning'],
      ['at < words.length', 'at <= words.length'],
      ['end < words.length', 'end <= words.length'],
      ['word === undefined', 'false'],
    ],
  },
  {
    file: `${FOLDER}/permit-reading.ts`,
    because: 'Only reads the same text again, remembers more of them, or reads one without words.',
    mutants: [
      ["text === ''", 'false'],
      ['find !== hitsIn', 'true'],
      ['known !== undefined', 'false'],
      ['remembered.size >= MOST_REMEMBERED', 'true'],
      ['remembered.size >= MOST_REMEMBERED', 'false'],
      ['remembered.size >= MOST_REMEMBERED', 'remembered.size > MOST_REMEMBERED'],
      ['remembered.size >= MOST_REMEMBERED', 'remembered.size < MOST_REMEMBERED'],
      ['remembered.clear();', ';'],
      ['remembered.set(text, read);', ';'],
    ],
  },
  {
    file: `${FOLDER}/permit-reading.ts`,
    because: 'Nothing follows the last word; the check is for the compiler.',
    mutants: [
      ['at < words.length', 'at <= words.length'],
      ['words[at]?.pause', 'words[at].pause'],
    ],
  },
];
