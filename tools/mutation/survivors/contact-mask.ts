import type { Justified } from './justified.ts';

const FOLDER = 'contract/src/domains/service-requests/contact-mask';

/** The surviving mutants of the contact mask. */
export const contactMask: readonly Justified[] = [
  {
    file: `${FOLDER}.ts`,
    because: 'Only the words of the mutant itself are masked then.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: `${FOLDER}.ts`,
    because: 'A span begins and ends at tokens; the checks are for the compiler.',
    mutants: [
      ['tokens[first]?.start', 'tokens[first].start'],
      ['tokens[last]?.end', 'tokens[last].end'],
    ],
  },
  {
    file: `${FOLDER}/folded-text.ts`,
    because: 'A character that is seen ends where it is said to end, and nobody reads what ends before the first.',
    mutants: [
      ["seen === '' && ends.length > 0", 'true'],
      ["seen === '' && ends.length > 0", "seen === '' || ends.length > 0"],
      ["seen === ''", 'true'],
      ['ends.length > 0', 'true'],
      ['ends.length > 0', 'ends.length >= 0'],
    ],
  },
  {
    file: `${FOLDER}/folded-text.ts`,
    because: 'Only a shortcut: the loop over the parts does the same.',
    mutants: [
      ['code < 0x80', 'false'],
      ['code < 0x80', 'code <= 0x80'],
      ['INVISIBLE.test(character)', 'false'],
      ['alike !== undefined', 'false'],
    ],
  },
  {
    file: `${FOLDER}/folded-text.ts`,
    because: 'No two rows of ten digits touch but those that decompose.',
    mutants: [
      ['value < 9', 'true'],
      ['value < 9', 'value <= 9'],
    ],
  },
  {
    file: `${FOLDER}/handles.ts`,
    because: 'Only tokens of the text are asked for here; the checks are for the compiler.',
    mutants: [
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[at + 1]?.gap', 'tokens[at + 1].gap'],
      ['tokens[platform]?.text', 'tokens[platform].text'],
      ['tokens[platform]?.text', 'tokens[platform].text'],
      ['tokens[platform]?.text', 'tokens[platform].text'],
      ['tokens[platform]?.text', 'tokens[platform].text'],
      ['tokens[platform]?.text', 'tokens[platform].text'],
      ['tokens[at - 1]?.text', 'tokens[at - 1].text'],
      ['tokens[at - 1]?.text', 'tokens[at - 1].text'],
      ['claimed?.kind', 'claimed.kind'],
      ['word?.kind', 'word.kind'],
      ['word?.kind', 'word.kind'],
      ['tokens[last + 1]?.text', 'tokens[last + 1].text'],
      ['tokens[last + 1]?.gap', 'tokens[last + 1].gap'],
      ['tokens[at]?.gap', 'tokens[at].gap'],
    ],
  },
  {
    file: `${FOLDER}/names.ts`,
    because: 'Only tokens of the text are asked for here; the checks are for the compiler.',
    mutants: [
      ['token === undefined', 'false'],
      ['false', 'true'],
      ['token?.text', 'token.text'],
      ['tokens[last]?.isCapital', 'tokens[last].isCapital'],
      ['tokens[last]?.text', 'tokens[last].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[at]?.isCapital', 'tokens[at].isCapital'],
      ['tokens[at]?.isCapital', 'tokens[at].isCapital'],
      ['tokens[at]?.isCapital', 'tokens[at].isCapital'],
      ['tokens[at]?.isCapital', 'tokens[at].isCapital'],
      ['tokens[at]?.gap', 'tokens[at].gap'],
      ['tokens[at]?.gap', 'tokens[at].gap'],
      ['tokens[at + 1]?.text', 'tokens[at + 1].text'],
      ['tokens[at + 1]?.text', 'tokens[at + 1].text'],
      ['tokens[at - 1]?.kind', 'tokens[at - 1].kind'],
      ['tokens[last + 1]?.kind', 'tokens[last + 1].kind'],
    ],
  },
  {
    file: `${FOLDER}/names.ts`,
    because: 'No name begins behind the last token.',
    mutants: [['at < tokens.length', 'at <= tokens.length']],
  },
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
  {
    file: `${FOLDER}/tokens.ts`,
    because: 'No number and no mark begins with a capital letter.',
    mutants: [['word !== undefined', 'true']],
  },
];
