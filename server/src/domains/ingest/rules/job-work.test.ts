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

  it.each([
    // Every column counts, the description most; a kind and its category count once.
    [{ description: 'alterations', kind: 'Sign', category: 'ADM-CERTIFICATE' }, 'other'],
    [{ description: 'erect', category: 'Demolition' }, 'new'],
    [{ description: 'erect, build', kind: 'Finish' }, 'new'],
    [{ description: 'raise, install', kind: 'Tree' }, 'other'],
    [{ description: 'to construct', category: 'Remove' }, 'new'],
    [{ description: 'repair', kind: 'Test' }, 'repair'],
    [{ kind: 'New', category: 'Demolition' }, 'demolition'],
    [{ description: 'construct ADU', category: 'New' }, 'new'],
    [{ category: 'Repair tree' }, 'repair'],
    // A thing alone.
    [{ category: 'Roof' }, 'repair'],
    [{ kind: 'Permit', category: 'Pool' }, 'new'],
    [{ kind: 'HVAC' }, 'new'],
    [{ description: 'deck' }, 'renovation'],
    [{ description: 'TPO membrane' }, 'repair'],
    [{ kind: 'R', category: 'Mechanical' }, 'renovation'],
    [{ category: 'R' }, 'other'],
    [{ kind: 'Electrical', category: 'Single Family' }, 'renovation'],
    [{ kind: 'Electrical', category: 'Commercial' }, 'renovation'],
    [{ title: 'Installing pool' }, 'new'],
    [{ description: 'construct structure', kind: 'Sign', category: 'Certificate' }, 'new'],
    [{ description: 'erect heat pump', kind: 'Alteration' }, 'new'],
    [{ description: 'install roof', kind: 'Alteration' }, 'repair'],
    // An action and the thing before it.
    [{ description: 'window change out' }, 'renovation'],
    [{ description: 'window repair' }, 'renovation'],
    [{ description: 'window at far left repaired' }, 'renovation'],
    [{ description: 'window at the far left repaired' }, 'repair'],
    [{ description: 'window, repaired' }, 'repair'],
    [{ description: 'windows, replacement of furnace' }, 'repair'],
    [{ description: 'windows replacement of' }, 'repair'],
    [{ description: 'permit change out windows' }, 'renovation'],
    [{ description: 'roof new' }, 'new'],
    [{ description: 'lead service line replacement built', kind: 'Construct house' }, 'new'],
    [{ description: 'LSR windows' }, 'repair'],
    // An action and the thing after it, if it is near and not there already.
    [{ description: 'new office basement' }, 'renovation'],
    [{ description: 'wire one two three four five six seven eight nine furnace' }, 'new'],
    [{ description: 'wire one two three four five six seven eight nine ten furnace' }, 'renovation'],
    [{ description: 'remodeling existing fixtures in kind' }, 'renovation'],
    [{ description: 'installing pool' }, 'new'],
    [{ description: 'new at existing house', kind: 'Alteration', category: 'Alteration' }, 'renovation'],
    [{ description: 'erect garage', category: 'Fence' }, 'new'],
    [{ description: 'erect heat pump' }, 'new'],
    [{ description: 'new door' }, 'renovation'],
    [{ description: 'add' }, 'renovation'],
    // An action and the one after it.
    [{ description: 'demolition to build restaurant' }, 'new'],
    [{ description: 'demo, replace service line' }, 'repair'],
    [{ description: 'remodel sign' }, 'renovation'],
    [{ description: 'remodel, change out' }, 'repair'],
    [{ description: 'remove' }, 'demolition'],
    [{ description: 'remove, remodel', kind: 'Remove' }, 'renovation'],
    [{ description: 'tear out roof, add' }, 'repair'],
    [{ description: 'tear out sewer line, add' }, 'repair'],
    [{ description: 'tear out gutter, add' }, 'repair'],
    [{ description: 'remove elevator, construct' }, 'repair'],
    [{ description: 'remove, build' }, 'new'],
    [{ description: 'construct TPO conversion' }, 'repair'],
    [{ description: 'build, erect TPO' }, 'new'],
    [{ description: 'wire', kind: 'New' }, 'new'],
    [{ description: 'remodel', category: 'Wire sign' }, 'other'],
    [{ description: 'wire, convert', category: 'Demolition' }, 'demolition'],
    [{ description: 'wire replacement', title: 'Raise' }, 'repair'],
  ])('%j is of the kind %j', (texts, expected) => {
    expect(workOf(readPermit({ kind: '', category: '', title: '', description: '', contractor: '', ...texts }))).toBe(
      expected,
    );
  });

  it('ignores legal text', () => {
    const law =
      ' Pursuant to ordinance 2008-1263 I, holder of this permit, hereby certify that all construction and demolition waste shall be disposed of. No sign shall be placed.';
    expect(work('Building Residential - Rehab', `Remodel kitchen.${law}`)).toBe('renovation');
    expect(work('Building Residential - New', `Construct single family residence.${law}`)).toBe('new');
  });
});
