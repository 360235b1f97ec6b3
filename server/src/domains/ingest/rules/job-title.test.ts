import { describe, expect, it } from 'vitest';
import { LONGEST_TITLE } from './job-facts.ts';
import { sectorOf } from './job-sector.ts';
import { jobTitle } from './job-title.ts';
import { workOf } from './job-work.ts';
import { readPermit } from './permit-reading.ts';

function titled(
  kind: string,
  description = '',
  { category = '', squareFeet = null as number | null, costCents = null as number | null } = {},
) {
  const permit = readPermit({ kind, category, title: '', description, contractor: '' });
  return jobTitle(permit, { sector: sectorOf(permit), work: workOf(permit), squareFeet, costCents });
}

describe('a title from a description', () => {
  it.each([
    ['EXPRESS PERMIT PROGRAM', 'CONVERT TWO-FLAT TO SINGLE FAMILY AS PER PLANS', 'Convert two-flat to single-family'],
    ['Building', 'To build a 2274 sf house.  UNIT A HPR.', 'New house, 2,274 sq ft'],
    ['Building', 'TO CONSTRUCT 1,452SF SFR W/ 58SF PORCH', 'New single-family house, 1,452 sq ft'],
    ['Building', "DEMOLISH EXISTING BLDG,CONSTRUCT FOUR NEW SFR'S", 'Four new single-family houses'],
    ['', 'NEW S.F. RES W/ ATT GAR (1-3-5-R3-B) M # 14092278 / 06 IRC', 'New single-family house with attached garage'],
    ['', 'Replace 50 gallon natural gas WH. Like for like.', 'Replace 50 gallon natural gas water heater'],
    ['', 'Interior Remodel to Existing Restaurant', 'Interior remodel to restaurant'],
    ['', 'Installing one sump', 'Install one sump'],
    ['', "Construct a 12' x 16' 192 SF storage shed.", 'New storage shed, 12 x 16 ft'],
    ['', 'Repair stairs at 12 W Main St, rear', 'Repair stairs, rear'],
    ['', 'M Mechanical () 0replace 4-ton hvac system Applicant', 'Replace 4-ton HVAC system'],
    ['', 'Demolition of garage and construction of new DADU', 'New detached accessory dwelling'],
    ['Mechanical', 'Install two heat pumps within a single family dwelling', 'Install two heat pumps'],
    ['Excavation', 'LSR', 'Lead service line replacement: street opening'],
    ['', 'INTERIOR ALTERATIONS: CONVERT TWO-FLAT TO SINGLE FAMILY PER PLANS', 'Convert two-flat to single-family'],
    ['Electrical', 'NEW 200A SERVICE', 'New 200 amp service'],
    ['', 'erect 3 stories, type V-B, 6 units residential building.', 'New residential building, 6 units'],
    ['', 'REVISION TO PERMIT #100812345 TO CHANGE THE ROOFING CONTRACTOR', 'Revision to change the roofing contractor'],
    ['', '0 dwelling units, new storage shed', 'New storage shed'],
    ['', 'Installation of new HVAC system to existing residence only.', 'Install new HVAC system'],
    ['', 'Demo deck and construct porch', 'Demolish deck and construct porch'],
    ['', 'Pool', 'Pool'],
    // Room for the size is left.
    ['', '12 x 16 ft storage shed with covered porch and marble stairs', 'Storage shed with covered porch, 12 x 16 ft'],
    [
      '',
      'Replace water heaters, gas line and vent pipes in basements',
      'Replace water heaters, gas line and vent pipes in basements',
    ],
    // It adds nothing, because the kind already names the job.
    ['Building', 'Building', 'Building permit'],
    ['Fence', 'Fence R', 'Fence'],
    ['Sewer', 'Sewer TV', 'Sewer TV'],
    ['Plumbing', 'Tub', 'Plumbing work'],
    ['Commercial New', 'Galt', 'New commercial building'],
    ['Commercial New', 'Galt Jones', 'New commercial building'],
  ])('of %j, %j is %j', (kind, description, title) => {
    expect(titled(kind, description)).toBe(title);
  });

  it.each([
    ['Electrical', 'New 2-story duplex', 'New duplex: electrical'],
    ['Residential Plumbing', 'New 2-story duplex', 'New duplex: plumbing'],
    ['Plumbing', 'Lorem ipsum dolor', 'Lorem ipsum dolor: plumbing'],
    ['', 'Lorem ipsum dolor', 'Lorem ipsum dolor'],
    // The text names the trade, what it works on, or something that has none.
    ['Plumbing', 'Plumbing demo', 'Plumbing demolition'],
    ['Electrical', 'Install sump', 'Install sump'],
    ['Electrical', 'Install wall sign', 'Install wall sign'],
    ['Excavation', 'Excavate and replace sewer line', 'Excavate and replace sewer line'],
    // Only if there is room.
    [
      'Plumbing',
      'Remodel kitchen, bathroom and laundry room at rear',
      'Remodel kitchen, bathroom and laundry room at rear: plumbing',
    ],
    [
      'Plumbing',
      'Remodel kitchen, bathroom and laundry room in front',
      'Remodel kitchen, bathroom and laundry room in front',
    ],
  ])('of kind %j names the trade of %j if the text does not: %j', (kind, description, title) => {
    expect(titled(kind, description)).toBe(title);
  });

  it('is of a new home only if one is built', () => {
    const permit = readPermit({ kind: '', category: '', title: '', description: 'Single family', contractor: '' });
    const facts = { sector: 'residential', squareFeet: null, costCents: null } as const;
    expect(jobTitle(permit, { ...facts, work: 'new' })).toBe('New single-family house');
    expect(jobTitle(permit, { ...facts, work: 'repair' })).toBe('Single-family');
  });

  it('is at most one line long and ends with a whole word', () => {
    const long = 'Remodel of kitchen, bathrooms and laundry with relocated walls, wiring, piping and many more things';
    const title = titled('Building', long);
    expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(long.toLowerCase().split(/\W+/)).toEqual(expect.arrayContaining(title.toLowerCase().split(/\W+/)));
  });
});

describe('a title from a kind and figures', () => {
  it.each([
    ['Commercial New', { squareFeet: 12_000 }, 'New commercial building, 12,000 sq ft'],
    ['BLDG- NEW SNGL FAM DETACHED', { squareFeet: 2274 }, 'New single-family house, 2,274 sq ft'],
    ['RES-ALTERATION', { costCents: 21_000_00 }, 'House alteration, $21,000'],
    ['TANKLESS WATER HEATER CHANGE OUT RESIDENTIAL', {}, 'Tankless water heater change-out'],
    ['HVAC CHANGE OUT RESIDENTIAL', {}, 'HVAC change-out'],
    ['COMM-MECHANICAL', {}, 'Commercial mechanical work'],
    ['Plumbing', {}, 'Plumbing work'],
    ['Plumbing Trade Permit', { category: 'Water Heater Change Out' }, 'Water heater change-out'],
    ['Plumbing', { category: 'Single Family' }, 'Residential plumbing work'],
    ['Building Tree Removal Permit', {}, 'Tree removal'],
    ['ADM-CERTIFICATE OF OCCUPANCY', {}, 'Certificate of occupancy'],
    ['Certificate of Occupancy', {}, 'Certificate of occupancy'],
    ['', {}, ''],
  ])('of %j with %j is %j', (kind, figures, title) => {
    expect(titled(kind, '', figures)).toBe(title);
  });

  it('stands for a description that repeats the kind', () => {
    expect(titled('Electrical', 'Electrical')).toBe('Electrical work');
  });
});

// A reader that takes quadratic time would exceed the test's time limit.
it.each(['(', '1 sq ft ', 'new ', 'to the ', 'replace, ', '. ', 'no ', 'w/', 'per plan '])(
  'a text of nothing but %j, 100,000 times, has a title or none',
  (part) => {
    const text = part.repeat(100_000);
    expect(titled(text, text).length).toBeLessThanOrEqual(LONGEST_TITLE);
  },
);
