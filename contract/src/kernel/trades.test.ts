import { expect, it } from 'vitest';
import { factsOfTrade, isToldOfProjects, tradeNames, tradeOfWorkType, trades, wordsOfTrade } from './trades.ts';

it('finds each trade by its name and by its work type', () => {
  for (const name of tradeNames) {
    expect(factsOfTrade(name)).toBe(trades[name]);
    expect(tradeOfWorkType(trades[name].workType)).toBe(name);
  }
  expect(factsOfTrade('gardening')).toBeUndefined();
  expect(factsOfTrade('toString')).toBeUndefined();
  expect(tradeOfWorkType('construction')).toBeUndefined();
});

it('names a trade in both languages', () => {
  expect(wordsOfTrade('plumbing', 'en')?.people).toBe('plumbers');
  expect(wordsOfTrade('plumbing', 'es')?.people).toBe('plomeros');
  expect(wordsOfTrade('gardening', 'es')).toBeUndefined();
  expect(wordsOfTrade('toString', 'es')).toBeUndefined();
});

it('asks construction firms for specific projects', () => {
  expect(tradeOfWorkType('specific-project')).toBe('construction');
});

it('shows projects to plumbers, electricians and HVAC contractors', () => {
  expect(tradeNames.filter(isToldOfProjects)).toEqual(['plumbing', 'electrical', 'hvac']);
});
