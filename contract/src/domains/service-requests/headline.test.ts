import { describe, expect, it } from 'vitest';
import { headlineOf, saysMoreThan } from './headline.ts';

const of = (description: string) => headlineOf({ title: 'Plumbing repair', description });

describe('a headline', () => {
  it("is the customer's first sentence", () => {
    expect(of('the trap drips. Please hurry.')).toBe('The trap drips');
    expect(of('Replace the water heater')).toBe('Replace the water heater');
  });

  it('is what the job is called otherwise where that sentence is too long or says nothing', () => {
    expect(of('x'.repeat(61))).toBe('Plumbing repair');
    expect(of('Hi. The trap drips.')).toBe('Plumbing repair');
    expect(of('')).toBe('Plumbing repair');
  });
});

it('a description that is its headline says nothing more', () => {
  expect(saysMoreThan('The trap drips', 'the trap drips.')).toBe(false);
  expect(saysMoreThan('The trap drips', 'the trap drips. Please hurry.')).toBe(true);
});
