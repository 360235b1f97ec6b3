import { describe, expect, it } from 'vitest';
import { checkStructure } from './check.ts';

const check = (files: Record<string, string>) => checkStructure(new Map(Object.entries(files)));

describe('a sentence for people', () => {
  const path = 'web/src/domains/bids/amount.words.tsx';
  const problems = (statement: string, at = path) => check({ [at]: `export const x = ${statement};\n` });

  it.each([
    "'You can say so within 7 days.'",
    "'It can be changed at most three times.'",
    '`Use at most 4,000 characters for ${name}.`',
    "'The amount must be at most $10,000.'",
    "'The fee is 5 % of it.'",
    "'Puede avisarnos en un plazo de 7 días.'",
    "'Se puede cambiar tres veces.'",
    '<p>We look within 60 miles.</p>',
    '<Field hint="At least 8 characters" />',
  ])('must take its number from the rule, unlike %s', (statement) =>
    expect(problems(statement)).toEqual([expect.stringMatching(/take the number from its rule/)]),
  );

  it.each([
    '`You can say so within ${REOPEN_DAYS} days.`',
    "'mt-0.5 mb-3 text-ink-2'",
    "'This is one of two ways.'",
    "'Open 24 hours'",
    "'2-digit'",
    '/at most 3 times/',
  ])('may be %s', (statement) => expect(problems(statement)).toEqual([]));

  it('is unrestricted where no one reads it', () => {
    const statement = "'They changed it 3 times.'";
    expect(problems(statement, 'web/src/domains/bids/amount.test.ts')).toEqual([]);
    expect(problems(statement, 'server/src/domains/assistant/engine/words.ts')).toEqual([]);
  });
});
