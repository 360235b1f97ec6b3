import type { Justified } from './justified.ts';

const FOLDER = 'contract/src/domains/service-requests/contact-mask';

/** The surviving mutants of how the contact mask reads numbers. */
export const contactMaskNumbers: readonly Justified[] = [
  {
    file: `${FOLDER}/phone-cues.ts`,
    because: 'Each token has an entry; the checks are for the compiler.',
    mutants: [
      ['-1', '+1'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
    ],
  },
  {
    file: `${FOLDER}/phone-cues.ts`,
    because: 'No entry is read as infinity too, and no word follows the last token.',
    mutants: [
      ['() => Number.POSITIVE_INFINITY', '() => undefined'],
      ['cues.length - 2', 'cues.length + 2'],
    ],
  },
  {
    file: `${FOLDER}/phone-numbers.ts`,
    because: 'A row has numbers, and only tokens of the text are asked for here; the checks are for the compiler.',
    mutants: [
      ['row[0]?.first', 'row[0].first'],
      ['row.at(-1)?.last', 'row.at(-1).last'],
      ['number === undefined', 'false'],
      ['numbers[index]?.first', 'numbers[index].first'],
      ['number?.first', 'number.first'],
      ['tokens[number.last + 1]?.text', 'tokens[number.last + 1].text'],
      ['tokens[at]?.gap', 'tokens[at].gap'],
      ['tokens[last + 1]?.kind', 'tokens[last + 1].kind'],
      ['another?.text', 'another.text'],
    ],
  },
  {
    file: `${FOLDER}/phone-numbers.ts`,
    because: 'Only a shortcut: what is impossible is refused below.',
    mutants: [['isPossible(digits, length, hasPlus, cue)', 'true']],
  },
  {
    file: `${FOLDER}/phone-numbers.ts`,
    because: 'Nothing is written behind the last token.',
    mutants: [['at < tokens.length', 'at <= tokens.length']],
  },
  {
    file: `${FOLDER}/phone-shapes.ts`,
    because: 'Only a shortcut: what is not announced and has no plus sign is refused below.',
    mutants: [
      ["national.length !== NATIONAL && cue !== 'phone' && !row.hasPlus", 'false'],
      ["cue === 'phone'", 'true'],
    ],
  },
  {
    file: `${FOLDER}/phone-shapes.ts`,
    because: 'One number alone never has the lengths of several parts.',
    mutants: [
      ['numbers.length > 1', 'true'],
      ['numbers.length > 1', 'numbers.length >= 1'],
      ['row.numbers.length > 1', 'true'],
      ['row.numbers.length > 1', 'row.numbers.length >= 1'],
    ],
  },
  {
    file: `${FOLDER}/phone-shapes.ts`,
    because: 'The lengths of the other parts make up a whole number only behind the country code of eleven digits.',
    mutants: [
      [
        "digits.length === NATIONAL + 1 && numbers[0]?.digits === '1'",
        "digits.length === NATIONAL + 1 || numbers[0]?.digits === '1'",
      ],
      ['digits.length === NATIONAL + 1', 'true'],
      ["numbers[0]?.digits === '1'", 'true'],
    ],
  },
  {
    file: `${FOLDER}/phone-shapes.ts`,
    because: 'Eleven digits turned around are no number of ten.',
    mutants: [['digits.length === NATIONAL', 'true']],
  },
  {
    file: `${FOLDER}/phone-shapes.ts`,
    because: 'A row has numbers; the checks are for the compiler.',
    mutants: [
      ['numbers[0]?.style', 'numbers[0].style'],
      ['numbers.at(-1)?.style', 'numbers.at(-1).style'],
      ['numbers[0]?.digits', 'numbers[0].digits'],
      ['numbers[index - 1]?.digits', 'numbers[index - 1].digits'],
      ['numbers[index - 1]?.digits', 'numbers[index - 1].digits'],
    ],
  },
  {
    file: `${FOLDER}/quantities.ts`,
    because: 'What follows the last token is no number, and the tokens of a chain are there.',
    mutants: [
      ['at < tokens.length', 'at <= tokens.length'],
      ['tokens[at]?.kind', 'tokens[at].kind'],
      ['tokens[index]?.text', 'tokens[index].text'],
      ['tokens[first + 1]?.text', 'tokens[first + 1].text'],
    ],
  },
  {
    file: `${FOLDER}/quantities.ts`,
    because: 'A link needs a sign without a space before it as well.',
    mutants: [["sign.gap !== 'none'", 'false']],
  },
  {
    file: `${FOLDER}/quantities.ts`,
    because: 'No answer is as good as false.',
    mutants: [['default: return false;', 'default:']],
  },
  {
    file: `${FOLDER}/quantities.ts`,
    because: 'Two short parts are a fraction anyway.',
    mutants: [['parts.length === 3', 'true']],
  },
  {
    file: `${FOLDER}/spoken-numbers.ts`,
    because: 'Only tokens of the text are asked for here; the checks are for the compiler.',
    mutants: [
      ['tokens[at - 1]?.kind', 'tokens[at - 1].kind'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
    ],
  },
  {
    file: `${FOLDER}/spoken-numbers.ts`,
    because: 'No number begins behind the last token.',
    mutants: [['at < tokens.length', 'at <= tokens.length']],
  },
];
