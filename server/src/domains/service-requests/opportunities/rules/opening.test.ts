import { expect, it } from 'vitest';
import { openingOf } from './opening.ts';
import { opportunityCell } from './opportunity-cells.ts';

const louisville = { latitude: 38.2527, longitude: -85.7585 };

it('an opportunity has an id of its own, and the square that it is in', () => {
  const [one, other] = [openingOf(louisville), openingOf(louisville)];
  expect(one.opportunityId).not.toBe(other.opportunityId);
  expect(one.opportunityCell).toBe(opportunityCell(louisville));
});
