import { expect, it } from 'vitest';
import { answersOf, learnTrades, readWrittenRows } from './learn-trades.ts';

const written = readWrittenRows();

it('gives the same model for the same rows', () => {
  expect(learnTrades(written.slice(0, 40))).toEqual(learnTrades(written.slice(0, 40)));
});

it('reads its training rows correctly', () => {
  for (const trade of ['plumbing', 'electrical', 'hvac'] as const) {
    const answers = answersOf(learnTrades(written), written, trade);
    const right = answers.filter(({ need, lesson }) => (need === 'no') === (lesson.needs[trade] === 'no'));
    expect(right.length / answers.length, trade).toBeGreaterThan(0.9);
  }
});
