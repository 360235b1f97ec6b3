import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';

type Words = readonly [string, ...string[]];

export interface TradeWords {
  /** The last part of a firm's name. */
  readonly kinds: Words;
  readonly specialties: Words;
  /** Completed jobs, as a review begins: '… replaced our water heater'. */
  readonly jobs: readonly [readonly [serviceType: string, did: string], ...(readonly [string, string])[]];
  /** Prefix of license numbers. */
  readonly license: string;
}

export const tradeWords: Readonly<Record<Trade, TradeWords>> = {
  plumbing: {
    kinds: ['Plumbing', 'Plumbing Co.', 'Plumbing & Drain', 'Pipe & Drain', 'Plumbing Services'],
    specialties: [
      'Leak detection',
      'Drain cleaning',
      'Water heaters',
      'Faucets and fixtures',
      'Sewer lines',
      'Repiping',
      'Sump pumps',
      'Gas lines',
      'Bathroom remodels',
      'Emergency plumbing',
      'Water filtration',
      'Backflow testing',
    ],
    jobs: [
      ['Water heaters', 'replaced our water heater'],
      ['Leak detection', 'found a leak behind the bathroom wall'],
      ['Drain cleaning', 'cleared a kitchen drain that two others had given up on'],
      ['Faucets and fixtures', 'put in a new kitchen faucet and shut-off valves'],
      ['Sump pumps', 'swapped a dead sump pump in the middle of a storm'],
      ['Sewer lines', 'scoped and repaired our sewer line'],
      ['Repiping', 'repiped the upstairs bath'],
      ['Emergency plumbing', 'stopped a burst pipe on a Sunday night'],
    ],
    license: 'M',
  },
  electrical: {
    kinds: ['Electric', 'Electrical', 'Electric Co.', 'Electrical Services', 'Wiring & Electric'],
    specialties: [
      'Panel upgrades',
      'Wiring',
      'Outlets and switches',
      'Lighting',
      'Ceiling fans',
      'EV chargers',
      'Generators',
      'Electrical repair',
      'Smoke detectors',
      'Rewiring',
      'Surge protection',
    ],
    jobs: [
      ['Panel upgrades', 'upgraded our panel to 200 amps'],
      ['Outlets and switches', 'tracked down a dead circuit and replaced four outlets'],
      ['Lighting', 'put recessed lights in the kitchen'],
      ['EV chargers', 'wired an EV charger in the garage'],
      ['Ceiling fans', 'hung three ceiling fans'],
      ['Generators', 'connected a standby generator'],
      ['Rewiring', 'replaced the knob-and-tube wiring upstairs'],
    ],
    license: 'CE',
  },
  hvac: {
    kinds: ['Heating & Air', 'Heating & Cooling', 'HVAC', 'Comfort Systems', 'Air & Furnace'],
    specialties: [
      'Heating repair',
      'Cooling and air conditioning',
      'Furnace installation',
      'Heat pumps',
      'Ductwork',
      'HVAC repair',
      'Thermostats',
      'Mini-splits',
      'Air quality',
      'Seasonal tune-ups',
    ],
    jobs: [
      ['Cooling and air conditioning', 'got our air conditioning running again in a heat wave'],
      ['Furnace installation', 'installed a new furnace'],
      ['Heat pumps', 'replaced an old unit with a heat pump'],
      ['Ductwork', 'sealed the ducts in our crawl space'],
      ['Thermostats', 'sorted out a thermostat that kept short-cycling'],
      ['Seasonal tune-ups', 'did the fall tune-up'],
      ['Mini-splits', 'put a mini-split in the sunroom'],
    ],
    license: 'HM',
  },
  handyman: {
    kinds: ['Handyman', 'Home Repair', 'Home Services', 'Repair & Maintenance', 'Fix-It'],
    specialties: [
      'General repairs',
      'Drywall',
      'Painting',
      'Doors and windows',
      'Furniture assembly',
      'Gutters',
      'Fences',
      'Decks',
      'Tile and grout',
      'Odd jobs',
      'TV mounting',
      'Caulking',
    ],
    jobs: [
      ['Drywall', 'patched the drywall in our hallway'],
      ['Painting', 'painted two bedrooms'],
      ['Doors and windows', 'rehung a door that never closed right'],
      ['Gutters', 'cleaned and re-pitched the gutters'],
      ['Furniture assembly', 'put together a wardrobe and two desks'],
      ['Fences', 'replaced the rotten posts of our fence'],
      ['Tile and grout', 'regrouted the shower'],
    ],
    license: 'GC',
  },
  construction: {
    kinds: ['Construction', 'Builders', 'Concrete & Masonry', 'Building Co.', 'Contracting'],
    specialties: [
      'Concrete',
      'Driveways',
      'Concrete sealing',
      'Driveway maintenance',
      'Patios',
      'Foundations',
      'Waterproofing',
      'Roof repair',
      'Additions',
      'Kitchen remodels',
      'Framing',
      'Masonry',
    ],
    jobs: [
      ['Driveways', 'poured a new driveway'],
      ['Patios', 'built the patio behind our house'],
      ['Foundations', 'repaired a crack in the foundation'],
      ['Waterproofing', 'waterproofed the basement'],
      ['Roof repair', 'fixed the flashing around the chimney'],
      ['Additions', 'framed and closed in our addition'],
      ['Concrete sealing', 'sealed the garage floor and the walk'],
    ],
    license: 'B',
  },
};
