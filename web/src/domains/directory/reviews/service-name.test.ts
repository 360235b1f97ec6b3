import { expect, it } from 'vitest';
import { serviceName } from './service-name.ts';

it('names the work of a review by its kind, whatever text is stored', () => {
  const work = { workType: 'hvac', projectType: 'installation' };
  expect(serviceName({ work, serviceType: 'As it was named before' })).toBe('HVAC installation');
});

it('shows the stored name of a review without a kind', () => {
  expect(serviceName({ work: null, serviceType: 'Plumbing repair' })).toBe('Plumbing repair');
  expect(serviceName({ work: null, serviceType: null })).toBeNull();
});
