import { expect, it } from 'vitest';
import { endingWith } from './company-name.ts';

it('a sentence that ends with a company has one full stop', () => {
  expect(`Sent to ${endingWith('Falls City Drain')}`).toBe('Sent to Falls City Drain.');
  expect(`Sent to ${endingWith('Beargrass Plumbing Co.')}`).toBe('Sent to Beargrass Plumbing Co.');
});
