import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { choicesOf } from '../filter-of.ts';
import { chipsOf } from './chips.ts';

const filter: ProjectFilter = {
  search: 'bell ave',
  near: '40206',
  within: 5,
  zip: '40202',
  days: 7,
  need: ['yes', 'likely'],
  trade: 'hvac',
  builder: 'named',
  projectType: ['renovation'],
  county: 'Oldham County',
  budgetRange: '10k-50k',
  valueFrom: 250_000,
  valueTo: 900_000,
  status: ['planning'],
  plumbing: true,
  source: SourceId.parse('metro'),
  notType: ['residential'],
  notSource: [SourceId.parse('bids')],
  notBelow: 5000,
  needFrom: 'yes',
};

it('each choice has a chip, which takes away one choice', () => {
  const chips = chipsOf(filter, [{ id: SourceId.parse('metro'), name: 'Metro permits' }]);
  expect(chips.map(({ label }) => label)).toEqual([
    '“bell ave”',
    'Within 5 mi of 40206',
    'ZIP 40202',
    'Last 7 days',
    'Needs an HVAC technician: yes',
    'Needs an HVAC technician: likely',
    'Builder named',
    'Renovation',
    'Oldham County',
    '$10,000 - $50,000',
    'From $250,000',
    'Up to $900,000',
    'Planning',
    'Plumbing Required',
    'Metro permits',
    'Without Residential',
    'Without bids',
    'Without those below $5,000',
    'Surely needs an HVAC technician',
  ]);
  expect(chips).toHaveLength(choicesOf(filter));
  for (const { without } of chips) expect(choicesOf(without)).toBe(choicesOf(filter) - 1);
});

it('a place that the browser tells is called that', () => {
  const [chip] = chipsOf({ projectType: [], status: [], near: '38.25,-85.76' }, []);
  expect(chip?.label).toBe('Within 10 mi of my location');
});
