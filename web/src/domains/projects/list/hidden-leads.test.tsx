import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { everything, openForBids } from '../filter-params.ts';
import { BackToOpen, HiddenLeads } from './hidden-leads.tsx';

const usual = { filter: openForBids, matching: 26, all: 4717 };

it('the usual filter says what it hides, and leads to all of it with one tap', () => {
  render(<HiddenLeads {...usual} />);
  screen.getByText('4,691 leads are hidden');
  expect(screen.getByRole('link', { name: 'Show All 4,717 Leads' }).getAttribute('href')).toBe('/projects?leads=all');
});

it.each([
  ['it hides less than half', { ...usual, matching: 2400 }],
  ['the counts are unknown', { ...usual, matching: undefined }],
  ['somebody has chosen another filter', { ...usual, filter: { ...openForBids, county: 'Oldham County' as const } }],
])('nothing is said if %s', (_, given) => {
  const { container } = render(<HiddenLeads {...given} />);
  expect(container.textContent).toBe('');
});

it('all leads have a way back to what is open for bids', () => {
  const { rerender, container } = render(<BackToOpen filter={everything} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/projects?leads=open');
  rerender(<BackToOpen filter={openForBids} />);
  expect(container.textContent).toBe('');
});
