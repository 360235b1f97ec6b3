import { expect, it } from 'vitest';
import { categoryOf } from './project-category.ts';

it.each([
  ['Seal the driveway before winter', 'construction'],
  ['WATERPROOFING of the basement', 'construction'],
  ['two outlets are dead', 'electrical'],
  ['the cooling does not start', 'hvac'],
  ['patch the drywall and paint it', 'handyman'],
  ['Repair the electrical panel', 'electrical'],
  ['the kitchen sink drips', 'plumbing'],
  ['', 'plumbing'],
])('%j asks for %s', (description, trade) => {
  expect(categoryOf(description)).toBe(trade);
});
