import { describe, expect, it } from 'vitest';
import { sectorOf } from './job-sector.ts';
import { workOf } from './job-work.ts';
import { readPermit } from './permit-reading.ts';
import { projectTypeOf } from './project-type.ts';

const type = (kind: string, category = '', title = '', description = '') => {
  const permit = readPermit({ kind, category, title, description, contractor: '' });
  return projectTypeOf(permit, sectorOf(permit), workOf(permit));
};

describe('a type of project', () => {
  it.each([
    ['Commercial New', '', '', '', 'new-construction'],
    ['Building', 'Single Family', 'New house', '', 'new-construction'],
    ['Residential Alteration', 'Single Family', '', '', 'renovation'],
    ['Commercial Addition', 'Commercial', '', '', 'renovation'],
    ['Wrecking', 'Single Family', '', '', 'residential'],
    ['Remodel', '', '', '', 'renovation'],
    ['PERMIT - NEW CONSTRUCTION', '', '', '', 'new-construction'],
    ['Building', 'Condo-Patio', 'Roof replacement', '', 'residential'],
    ['', '', 'Jackson SOB Roof Replacement', '', 'commercial'],
    ['', '', 'COMMUNITY MARKET AND ARMORY HVAC RENOVATION', '', 'renovation'],
    ['Building', 'Multifamily', 'New roof', '', 'residential'],
    ['', '', '', 'New detached garage for house', 'new-construction'],
    ['', '', '', 'Construct structure', 'new-construction'],
  ])('%j, %j, %j, %j is %s', (kind, category, title, description, expected) => {
    expect(type(kind, category, title, description)).toBe(expected);
  });

  it.each([
    ['Electrical', 'Residential New', 'New electrical service to new residence'],
    ['Plumbing', 'Single Family New', 'New 2-story single family residence'],
    ['Mechanical', 'Commercial New', 'Install new rooftop units'],
    ['Building', 'Residential New', 'In-ground swimming pool'],
    ['Irrigation', 'Residential', 'Install new irrigation system'],
  ])('%j, %j, %j is not a new building', (kind, category, description) => {
    expect(type(kind, category, '', description)).not.toBe('new-construction');
  });
});
