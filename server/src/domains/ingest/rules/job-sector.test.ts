import { describe, expect, it } from 'vitest';
import { sectorOf } from './job-sector.ts';
import { readPermit } from './permit-reading.ts';

const sector = (kind: string, description = '', category = '', contractor = '') =>
  sectorOf(readPermit({ kind, category, title: '', description, contractor }));

describe('the users of a building', () => {
  it.each([
    ['Building Commercial - New', 'To construct a 1901 SF single family residence', 'Multifamily, Townhome'],
    ['Building', 'Remodel bathroom and kitchen'],
    ['Commercial Remodel', 'Replace siding of existing Multi-Family Res.'],
    ['Fence', '6 ft cedar privacy'],
    ['Excavation', 'LSR'],
    ['', 'Construct new DADU'],
    ['', 'Deck for mobile home'],
    ['Building', 'Repair foundation', 'R- 435 Repair'],
    // Just enough evidence; from two columns; as much for a home as for a business.
    ['Roof'],
    ['Window', '', 'Roof'],
    ['Commercial, residential'],
  ])('%j, %j, %j: people live there', (kind, description = '', category = '') => {
    expect(sector(kind, description, category)).toBe('residential');
  });

  it.each([
    ['Commercial Alteration', ''],
    ['Building', '0 dwelling units, 3 non-residential'],
    ['Electrical', 'Rough wire exam rooms and offices'],
    ['', 'Tenant finish for coffee shop'],
    ['Building Residential - New', 'Hotel kitchen, restaurant and office'],
    ['Construction trailer', '', 'RESIDENTIAL DISTRICT'],
    ['', 'Install antenna on tower'],
  ])('%j, %j, %j: a business is in it', (kind, description, category = '') => {
    expect(sector(kind, description, category)).toBe('commercial');
  });

  it.each([
    ['Electrical', 'Service upgrade from 100A to 200A'],
    ['Building', ''],
    ['Plumbing', 'Replace curb trap'],
    ['', 'Not to be used for commercial purposes nor as living quarters'],
  ])('%j, %j is unclear', (kind, description) => {
    expect(sector(kind, description)).toBe('unclear');
  });
});
