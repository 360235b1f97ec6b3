import { expect, it } from 'vitest';
import { kindOfWork } from './kind-of-work.ts';

it('names the trade and the type of project', () => {
  expect(kindOfWork({ workType: 'plumbing', projectType: 'repair' })).toBe('Plumbing repair');
  expect(kindOfWork({ workType: 'hvac', projectType: 'installation' })).toBe('HVAC installation');
  expect(kindOfWork({ workType: 'specific-project', projectType: 'renovation' })).toBe('Construction renovation');
  expect(kindOfWork({ workType: 'roofing', projectType: 'inspection' })).toBe('Roofing inspection');
});
