import type { Justified } from './justified.ts';

/** The surviving mutants of outreach. */
export const outreach: readonly Justified[] = [
  {
    file: 'server/src/domains/outreach/rules/listing-contact.ts',
    because: 'Several blanks mean no more than one.',
    mutants: [['/[\\p{Cc}\\p{Cf}\\u2028\\u2029]+/gu', '/[\\p{Cc}\\p{Cf}\\u2028\\u2029]/gu']],
  },
  {
    file: 'server/src/domains/outreach/rules/listing-contact.ts',
    because: 'Marks and blanks before a name are removed with the rest of what surrounds it.',
    mutants: [
      ['/^(?:contact|attn|attention|buyer)\\b[:.\\s]*/i', '/^(?:contact|attn|attention|buyer)\\b[:.\\s]/i'],
      ['/^(?:contact|attn|attention|buyer)\\b[:.\\s]*/i', '/^(?:contact|attn|attention|buyer)\\b[^:.\\s]*/i'],
    ],
  },
];
