import { expect, it } from 'vitest';
import { saysMoreThan } from './job-words.ts';

it('does not repeat a description that says what the title says', () => {
  expect(saysMoreThan('Trap drips', 'The trap drips.')).toBe(false);
  expect(saysMoreThan('Trap drips', 'The trap drips. Please hurry.')).toBe(true);
});
