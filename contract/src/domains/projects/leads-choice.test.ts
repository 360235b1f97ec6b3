import { expect, it } from 'vitest';
import { leadsChoicePath, remembersAllLeads } from './leads-choice.ts';

it('the choice has an address', () => {
  expect(leadsChoicePath('all')).toBe('/projects?leads=all');
});

it('is remembered by one cookie among others', () => {
  expect(remembersAllLeads('plumbline_language=es; plumbline_leads=all')).toBe(true);
  expect(remembersAllLeads('plumbline_language=es; plumbline_leads=open')).toBe(false);
  expect(remembersAllLeads('')).toBe(false);
});
