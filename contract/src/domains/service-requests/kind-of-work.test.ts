import { expect, it } from 'vitest';
import { kindOfWork } from './kind-of-work.ts';

it('names the trade and the type of project', () => {
  expect(kindOfWork({ workType: 'plumbing', projectType: 'repair' }, 'en')).toBe('Plumbing repair');
  expect(kindOfWork({ workType: 'hvac', projectType: 'installation' }, 'en')).toBe('HVAC installation');
  expect(kindOfWork({ workType: 'specific-project', projectType: 'renovation' }, 'en')).toBe('Construction renovation');
  expect(kindOfWork({ workType: 'roofing', projectType: 'inspection' }, 'en')).toBe('Roofing inspection');
});

it('names it in Spanish', () => {
  expect(kindOfWork({ workType: 'plumbing', projectType: 'repair' }, 'es')).toBe('Plomería: reparación');
});
