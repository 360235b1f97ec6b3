import { expect, it } from 'vitest';
import { deriveTitle, titleOf } from './title.ts';

const request = {
  workType: 'plumbing',
  projectType: 'repair',
  language: 'en',
  customerName: 'Ana Delgado',
  customerEmail: 'ana@example.com',
  customerPhone: '+15025550177',
  street: '1127 Cherokee Rd',
} as const;
const titled = (description: string): string => deriveTitle({ ...request, description });

it('names the job in the words of the customer', () => {
  expect(titled('Hi, I have a leak under the kitchen sink, please help')).toBe('Leak under the kitchen sink');
});

it('falls back to the kind of work where the words name no job', () => {
  expect(titled('Please call me back soon.')).toBe('Plumbing repair');
});

it('names the kind of work in a single word', () => {
  expect(titled('Toilet.')).toBe('Plumbing repair: toilet');
  expect(titled('The AC, please')).toBe('Plumbing repair: AC');
});

it.each([
  'Ana Delgado here, my kitchen sink leaks. 502-555-0177',
  'Kitchen sink leaks, call (502) 555 0177 or ana@example.com',
  'Leak at 1127 Cherokee Rd under the kitchen sink',
  '(502) kitchen sink 555-0177 leaks',
  'Sink leaks: 502 (cell) 555 (text) 0177',
  'Kitchen sink leaks 502 (the cell of my good neighbor) 555 (who has a key) 0177',
])('never holds who the customer is: %s', (description) => {
  const title = titled(description);
  expect(title).not.toMatch(/ana|delgado|\d{3}|@|cherokee|hidden/i);
});

it('keeps what is broken when it leaves out who the customer is', () => {
  expect(titled('Kitchen sink leaks at 1127 Cherokee Rd')).toBe('Kitchen sink leaks');
});

it('is the stored one, even after the words have changed', () => {
  const stored = { ...request, description: 'Toilet runs all night', title: 'Leak under the kitchen sink' };
  expect(titleOf(stored)).toBe('Leak under the kitchen sink');
  expect(titleOf({ ...stored, title: null })).toBe('Toilet runs all night');
});

it('falls back to the kind of work in the customer’s language', () => {
  expect(deriveTitle({ ...request, language: 'es', description: '502-555-0177' })).toBe('Plomería: reparación');
});
