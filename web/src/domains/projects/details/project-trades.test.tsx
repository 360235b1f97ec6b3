import type { ProjectTrades } from '@plumbline/contract/domains/projects/trade-need.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProjectTradesPart } from './project-trades.tsx';

const trades: ProjectTrades = {
  plumbing: { need: 'yes', useful: true, confidence: 0.97, reason: 'Water heater replacement.' },
  electrical: { need: 'likely', useful: true, confidence: 0.7, reason: 'Work on kitchen.' },
  hvac: { need: 'no', useful: false, confidence: 0.9, reason: "It doesn't mention heating or cooling." },
};

it('says of each trade whether it is needed, and why', () => {
  render(<ProjectTradesPart trades={trades} />);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Needed. Water heater replacement.',
    'Likely needed. Work on kitchen.',
    "Not needed. It doesn't mention heating or cooling.",
  ]);
});
