import { expect, it } from 'vitest';
import { specialtyNames } from './specialties.ts';

it('lists specialties by their names, each once, and leaves what an owner typed', () => {
  const stored = ['Contractor', 'Contractors', 'Ceiling and roofing repair and', 'repairs of clocks', 'constructor'];
  expect(specialtyNames(stored)).toBe('Contractor, Ceiling and roofing repair, repairs of clocks, constructor');
});
