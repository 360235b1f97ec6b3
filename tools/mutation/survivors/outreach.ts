import type { Justified } from './justified.ts';

const FOLDER = 'server/src/domains/outreach/rules';

/** The surviving mutants of outreach. */
export const outreach: readonly Justified[] = [
  {
    file: `${FOLDER}/listing-contact.ts`,
    because: 'Several blanks mean no more than one.',
    mutants: [['/[\\p{Cc}\\p{Cf}\\u2028\\u2029]+/gu', '/[\\p{Cc}\\p{Cf}\\u2028\\u2029]/gu']],
  },
  {
    file: `${FOLDER}/listing-contact.ts`,
    because: 'Marks and blanks before a name are removed with the rest of what surrounds it.',
    mutants: [
      ['/^(?:contact|attn|attention|buyer)\\b[:.\\s]*/i', '/^(?:contact|attn|attention|buyer)\\b[:.\\s]/i'],
      ['/^(?:contact|attn|attention|buyer)\\b[:.\\s]*/i', '/^(?:contact|attn|attention|buyer)\\b[^:.\\s]*/i'],
    ],
  },
  {
    file: `${FOLDER}/email-draft.ts`,
    because: 'Only a deadline has a short form; the check is for the compiler.',
    mutants: [['project.deadline?.isSoon', 'project.deadline.isSoon']],
  },
  {
    file: `${FOLDER}/fact-check.ts`,
    because: 'An amount has one number, and a phone number has no more than eleven digits.',
    mutants: [
      [
        '[...amount.matchAll(NUMBER)].every(([number]) => amounts.has(plainNumber(number)))',
        '[...amount.matchAll(NUMBER)].some(([number]) => amounts.has(plainNumber(number)))',
      ],
      ['/^1(?=\\d{10}$)/', '/1(?=\\d{10}$)/'],
      ['/^1(?=\\d{10}$)/', '/^1(?=\\d{10})/'],
    ],
  },
  {
    file: `${FOLDER}/fact-check.ts`,
    because: 'No word has one of these endings in its middle.',
    mutants: [["/'(?:s|m|re|ll|ve|d)?$/", "/'(?:s|m|re|ll|ve|d)?/"]],
  },
  {
    file: `${FOLDER}/fact-check.ts`,
    because: 'No letter says the words of the mutant, and what is no text has no values of its own.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
      ["typeof value === 'object'", 'true'],
    ],
  },
  {
    file: `${FOLDER}/outreach-facts.ts`,
    because:
      'Nothing is no city, no part, no number with a digit and no deadline either; the checks are for the compiler.',
    mutants: [
      ['city === null', 'false'],
      ['plain !== null', 'true'],
      ['number !== null', 'true'],
      ['deadline === null', 'false'],
    ],
  },
  {
    file: `${FOLDER}/wording.ts`,
    because: 'No trade has no words, and one question suits every project; the checks are for the compiler.',
    mutants: [
      ['trade === undefined', 'false'],
      ['first === undefined', 'false'],
      ['[]', '["Stryker was here"]'],
    ],
  },
];
