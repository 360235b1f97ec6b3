import { describe, expect, it } from 'vitest';
import type { JobText } from './profile.ts';
import { tradesOf } from './trade-need.ts';

const blank: JobText = {
  kind: '',
  category: '',
  title: '',
  description: '',
  contractor: '',
  permitNumber: '',
  cost: null,
  squareFeet: null,
  units: null,
  subcontractors: [],
};
const plumbing = (job: Partial<JobText>) => tradesOf({ ...blank, ...job }).plumbing;

describe('a plumber', () => {
  it.each([
    ['Replace water heater', '', ''],
    ['', '', 'Residential Plumbing'],
    ['1 Oak St', 'Kitchen and bathroom remodel', 'Residential Alteration'],
    ['Restroom renovation, Iroquois Park', '', ''],
    ['', '', 'Commercial New'],
    ['Single Family New at 1 Oak St', '', 'Residential New'],
    ['Sanitary Sewer Rehabilitation', '', ''],
    ['Boiler replacement', '', ''],
    ['New construction of a 12 unit apartment building', '', ''],
    ['Tenant build-out', 'Add two sinks and a floor drain', ''],
    ['Interior alteration', 'New office walls. Plumbing under separate permit.', ''],
    ['', 'WH REPLACEMENT', 'Building'],
    ['', 'Demo existing SFR. Construct 3 new townhomes', ''],
    ['', 'Convert two-flat to single family', 'PERMIT - RENOVATION/ALTERATION'],
    ['', 'Rough in and final plumbiny', 'Building Residential - Rehab'],
  ])('is needed for %j (%j, %j)', (title, description, kind) => {
    expect(plumbing({ title, description, kind }).need).not.toBe('no');
  });

  it.each([
    ['Roof replacement', '', ''],
    ['Street Resurfacing', '', ''],
    ['', 'Detached garage', 'Residential New Detached Garage'],
    ['New commercial sign', '', 'Sign'],
    ['Kitchen remodel', 'Cabinets only, no plumbing work', ''],
    ['Electrical service upgrade', '', 'Electrical'],
    ['New fence around commercial lot', '', ''],
    ['', 'Relocate 12 sprinkler heads, staff toilets and corridor', 'Fire Suppression'],
    ['', 'Tent for festival, portable toilets', 'Commercial Install'],
    ['', 'Wreck and remove 2 story restaurant', 'PERMIT - WRECKING/DEMOLITION'],
    ['', 'Wiring in second floor bathroom', 'Electrical'],
    ['', 'Storage building. Non-habitableNo waterNo electric', 'Building'],
    [
      '',
      'Deck. Demolition waste shall be disposed of in an approved landfill. Water quality permit on file.',
      'Building',
    ],
  ])('is not needed for %j (%j, %j)', (title, description, kind) => {
    expect(plumbing({ title, description, kind }).need).toBe('no');
  });

  it("is of no use if the row is another trade's permit for the same house", () => {
    const house = { category: 'Single Family New', description: 'New two story residence with attached garage' };
    expect(plumbing({ ...house, kind: 'Building permit' })).toMatchObject({ need: 'yes', useful: true });
    expect(plumbing({ ...house, kind: 'Electrical permit' })).toMatchObject({ need: 'likely', useful: false });
  });

  it('is likely needed for a large alteration of unknown scope, but not for a small one', () => {
    const alteration = { kind: 'Residential Alteration', category: 'Single Family' };
    expect(plumbing({ ...alteration, cost: 80_000 }).need).toBe('likely');
    expect(plumbing({ ...alteration, cost: 2500 }).need).toBe('no');
  });

  it('is indicated by a subcontractor whom the row names', () => {
    const job = { kind: 'PERMIT - RENOVATION/ALTERATION', description: 'Interior renovation per plans', cost: 4000 };
    const named = [{ type: 'PLUMBING CONTRACTOR', name: 'Smith Plumbing' }];
    expect(plumbing({ ...job, subcontractors: named })).toMatchObject({
      need: expect.stringMatching(/yes|likely/),
      useful: true,
      reason: 'The permit names a contractor for plumbing: Smith Plumbing.',
    });
  });
});

describe('the reason', () => {
  it.each([
    [{ description: 'Erect 6 dwelling units' }, 'Six new dwelling units: each needs rough-in plumbing.'],
    [{ description: 'Construct new single family residence' }, 'New dwelling: needs rough-in plumbing.'],
    [{ kind: 'Plumbing', description: 'WH replacement' }, 'Water heater replacement.'],
    [{ kind: 'Residential', description: 'New deck' }, 'Deck only: no plumbing.'],
    [{ kind: 'Electrical', description: 'Rewire house' }, 'Rewire: no mention of plumbing.'],
    [{ kind: 'Commercial Alteration', description: 'New office walls, no plumbing' }, 'The text rules out plumbing.'],
  ])('of %j is %j', (job, reason) => {
    expect(plumbing(job).reason).toBe(reason);
  });

  it.each([
    [{ description: 'Erect 6 dwelling units' }, 'Seis viviendas nuevas: cada una necesita instalación de tuberías.'],
    [{ kind: 'Plumbing', description: 'WH replacement' }, 'Calentador de agua: reemplazo.'],
    [{ kind: 'Residential', description: 'New deck' }, 'Solo deck: sin plomería.'],
    [{ kind: 'Electrical', description: 'Rewire house' }, 'Rewire: no se menciona plomería.'],
    [{ kind: 'Commercial Alteration', description: 'New office walls, no plumbing' }, 'El texto descarta plomería.'],
  ])('of %j in Spanish is %j, with the words of the row as they are', (job, reason) => {
    const need = plumbing(job);
    expect(need.reasons).toEqual({ en: need.reason, es: reason });
  });
});

describe('other trades', () => {
  it.each([
    [{ kind: 'Mechanical', description: 'A/C change out' }, 'likely', 'yes'],
    [{ kind: 'Electrical', description: '200 amp panel upgrade' }, 'yes', 'no'],
    [{ kind: 'Residential New', description: 'New single family dwelling' }, 'yes', 'yes'],
    [{ kind: 'Building', description: 'Reroof' }, 'no', 'no'],
    [{ kind: 'Building', description: 'Roof mounted solar system' }, 'yes', 'no'],
  ])('%j needs an electrician: %s, and HVAC: %s', (job, electrical, hvac) => {
    const trades = tradesOf({ ...blank, ...job });
    expect([trades.electrical.need, trades.hvac.need]).toEqual([electrical, hvac]);
  });
});

// A reader that takes quadratic time would exceed the test's time limit.
it.each(['no ', 'new bath ', 'a/', '1,', 'kitchen'])('answers for a text of nothing but %j, 100,000 times', (part) => {
  expect(tradesOf({ ...blank, description: part.repeat(100_000) }).plumbing.reason).not.toBe('');
});
