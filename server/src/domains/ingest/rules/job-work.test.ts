import { describe, expect, it } from 'vitest';
import { workOf } from './job-work.ts';
import { readPermit } from './permit-reading.ts';

const work = (kind: string, description = '', category = '') =>
  workOf(readPermit({ kind, category, title: '', description, contractor: '' }));

describe('what is done', () => {
  it.each([
    ['Building Residential - New', 'To construct 1,452 SF single family residence'],
    ['', 'Demolish existing building, construct four new SFRs'],
    ['', 'Building 3 story single family home'],
    ['Duplex', ''],
    ['NB', ''],
    ['', 'Installation of irrigation system'],
    ['Building Residential - Addition', 'Construct detached storage shed'],
    ['', 'Add a 2-story DADU'],
  ])('%j, %j is new', (kind, description) => {
    expect(work(kind, description)).toBe('new');
  });

  it.each([
    ['Residential Addition', ''],
    ['', 'Construct alterations to existing one-family dwelling'],
    ['', 'Convert two-flat to single family'],
    ['Building Residential - New', 'New deck to existing house, 12x24'],
    ['Electrical', 'Service upgrade to 200 amps'],
    ['Electrical', 'Install lighting for new house'],
    ['', 'Replace 7 windows'],
    ['', 'Demo wall in closet to create office'],
    ['', 'Install solar panels'],
  ])('%j, %j alters', (kind, description) => {
    expect(work(kind, description)).toBe('renovation');
  });

  it.each([
    ['Building Alteration', 'Roof replacement (SFD)'],
    ['HVAC CHANGE OUT RESIDENTIAL', ''],
    ['Residential Remodel', 'Tunnel under foundation to repair sewer line'],
    ['', 'Remove existing roof covering and install new shingles'],
    ['Plumbing', ''],
    ['', 'Replace in kind the stairs'],
  ])('%j, %j repairs', (kind, description) => {
    expect(work(kind, description)).toBe('repair');
  });

  it.each([
    ['Building Demolition Permit', 'To demolish existing residence'],
    ['', 'Complete demo'],
  ])('%j, %j demolishes', (kind, description) => {
    expect(work(kind, description)).toBe('demolition');
  });

  it.each([
    ['Fence', 'Replacing current fence'],
    ['Building Commercial - Rehab', 'No construction. Use and occupancy only for new tenant.'],
    ['Electrical', 'New internally illuminated wall sign'],
    ['Certificate of Occupancy', ''],
    ['Building', ''],
    ['Electrical', ''],
  ])('%j, %j builds nothing', (kind, description) => {
    expect(work(kind, description)).toBe('other');
  });

  it('ignores legal text', () => {
    const law =
      ' Pursuant to ordinance 2008-1263 I, holder of this permit, hereby certify that all construction and demolition waste shall be disposed of. No sign shall be placed.';
    expect(work('Building Residential - Rehab', `Remodel kitchen.${law}`)).toBe('renovation');
    expect(work('Building Residential - New', `Construct single family residence.${law}`)).toBe('new');
  });
});
