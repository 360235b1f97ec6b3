import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import { describe, expect, it } from 'vitest';
import { localEngine } from './local-assistant.ts';
import { loadModel } from './model.ts';

const engine = localEngine(loadModel());
const reference = { now: new Date('2026-12-01T15:00:00Z'), timeZone: 'America/Kentucky/Louisville' };
const understand = (text: string) => engine(text, reference);

type Row = [text: string, ...Pick3];
type Pick3 = [Reading['workType'], Reading['projectType'], Reading['urgency']];

/** Shows what to expect of the engine. None of these lines is in its training data. */
const table: Row[] = [
  ['The faucet in our guest bath will not quit dripping', 'plumbing', 'repair', 'medium'],
  ['My kitchen sink is stopped up and stinks', 'plumbing', 'repair', 'medium'],
  ['toilet keeps running all day long', 'plumbing', 'repair', 'medium'],
  ['Our only toilet is clogged', 'plumbing', 'repair', 'high'],
  ['No hot water and we have a newborn, please come today', 'plumbing', 'repair', 'high'],
  ['I want a tankless water heater put in sometime next spring', 'plumbing', 'installation', 'low'],
  ['Please install a new garbage disposal this week', 'plumbing', 'installation', 'medium'],
  ['Septic tank needs its yearly pumping, no rush', 'plumbing', 'maintenance', 'low'],
  ['Can someone winterize the sprinklers and outside spigots before winter', 'plumbing', 'maintenance', 'low'],
  ['Relocate the toilet and the shower drain for our bathroom remodel', 'plumbing', 'renovation', 'medium'],
  ['The breaker trips whenever I run the toaster', 'electrical', 'repair', 'medium'],
  ['Half my kitchen outlets are dead', 'electrical', 'repair', 'medium'],
  ['lights flicker upstairs, need somebody asap', 'electrical', 'repair', 'high'],
  ['Hang a chandelier in the foyer whenever you have time', 'electrical', 'installation', 'low'],
  ['I need an EV charger installed in my garage', 'electrical', 'installation', 'medium'],
  ['Upgrade the fuse box to a 200 amp panel', 'electrical', 'installation', 'medium'],
  ['Add three recessed lights in the den today if possible', 'electrical', 'installation', 'high'],
  ['The dining room light is out', 'electrical', 'repair', 'medium'],
  ['Old house, rewire everything during the renovation', 'electrical', 'renovation', 'medium'],
  ['Annual service for our standby generator', 'electrical', 'maintenance', 'low'],
  ['The AC is blowing warm air', 'hvac', 'repair', 'medium'],
  ['A/C quit, can you get here this afternoon?', 'hvac', 'repair', 'high'],
  ['Furnace is short cycling and smells dusty', 'hvac', 'repair', 'medium'],
  ['Fall furnace tune-up', 'hvac', 'maintenance', 'low'],
  ['The upstairs never cools down', 'hvac', 'repair', 'medium'],
  ['Clean out our air ducts, anytime that works for you', 'hvac', 'maintenance', 'low'],
  ['Install a mini-split in the workshop', 'hvac', 'installation', 'medium'],
  ['Replace the thermostat with a smart one', 'hvac', 'installation', 'medium'],
  ['Radiator in the nursery is ice cold', 'hvac', 'repair', 'medium'],
  ['Bathroom exhaust fan rattles', 'hvac', 'repair', 'medium'],
  ['Patch a fist sized hole in the drywall', 'handyman', 'repair', 'medium'],
  ['Mount a 65 inch TV above the fireplace tomorrow', 'handyman', 'installation', 'high'],
  ['Paint two bedrooms, dates are flexible', 'handyman', 'renovation', 'low'],
  ['The back door sticks and will not latch', 'handyman', 'repair', 'medium'],
  ['Put together a crib and a wardrobe by Friday', 'handyman', 'installation', 'medium'],
  ['Squeaky stairs are driving me nuts', 'handyman', 'repair', 'medium'],
  ['Hang blinds in six windows', 'handyman', 'installation', 'medium'],
  ['Regrout the shower tile', 'handyman', 'repair', 'medium'],
  ['Garage door opener only hums', 'handyman', 'repair', 'medium'],
  ['Power wash the siding and clean the windows', 'handyman', 'maintenance', 'medium'],
  ['Several odd jobs around the house, no hurry', 'handyman', 'repair', 'low'],
  ['Pour a new concrete driveway next month', 'specific-project', 'installation', 'low'],
  ['Our deck boards are rotting', 'specific-project', 'repair', 'medium'],
  ['Looking to gut and remodel the whole kitchen', 'specific-project', 'renovation', 'medium'],
  ['Roof leaks near the chimney when it storms', 'specific-project', 'repair', 'medium'],
  ['Build a privacy fence, just gathering quotes', 'specific-project', 'installation', 'low'],
  ['Finish our basement with a bedroom and an office', 'specific-project', 'renovation', 'medium'],
  ['Cracks in the foundation and a bowing basement wall', 'specific-project', 'repair', 'medium'],
  ['Take out the wall between the dining room and kitchen', 'specific-project', 'installation', 'medium'],
  ['Sealcoat the asphalt lot behind our shop', 'specific-project', 'maintenance', 'medium'],
  ['Put a second story on our ranch house', 'specific-project', 'renovation', 'medium'],

  // Things that are ruled out don't count.
  ['Not the AC, the water heater is what leaks', 'plumbing', 'repair', 'medium'],
  ["It isn't the furnace, it's the kitchen faucet that is making noise", 'plumbing', 'repair', 'medium'],
  ['The plumbing is fine, the outlet behind it is dead', 'electrical', 'repair', 'medium'],
  ['Put in a ceiling fan instead of the air conditioner', 'electrical', 'installation', 'medium'],
  ['No emergency, but my toilet runs', 'plumbing', 'repair', 'low'],
  ["It's not urgent, the gutter is pulling away", 'specific-project', 'repair', 'low'],

  // Misspelled and misheard words.
  ['plummer needed for a cloged toliet', 'plumbing', 'repair', 'medium'],
  ['my furnce wont kick on', 'hvac', 'repair', 'medium'],
  ['electrition to fix an outlett', 'electrical', 'repair', 'medium'],
  ['celing fan hums', 'electrical', 'repair', 'medium'],
  ['my chimny leans', 'specific-project', 'repair', 'medium'],
  ['gutturs are full', 'specific-project', 'repair', 'medium'],
  ['drywal has a big hole', 'handyman', 'repair', 'medium'],

  // Emergencies.
  ['A pipe burst in the laundry room', 'plumbing', 'emergency', 'high'],
  ['Water is gushing from the ceiling', 'plumbing', 'emergency', 'high'],
  ['I smell gas by the stove', 'plumbing', 'emergency', 'high'],
  ['The outlet is throwing sparks', 'electrical', 'emergency', 'high'],
  ['Heat went out and it is 8 degrees outside', 'hvac', 'emergency', 'high'],
  ['A tree crashed through the roof', 'specific-project', 'emergency', 'high'],
  ['EMERGENCY my sink', 'plumbing', 'emergency', 'high'],

  // No clues at all.
  ['hello?', 'plumbing', 'repair', 'medium'],
];

describe('the local engine', () => {
  it.each(table)('reads %j as %s, %s, %s', (text, workType, projectType, urgency) => {
    expect(understand(text)).toMatchObject({ workType, projectType, urgency });
  });

  it('names the danger, and none without', () => {
    expect(understand('I smell gas by the stove').danger).toBe('gas');
    expect(understand('Water is gushing from the ceiling').danger).toBe('water');
    expect(understand('The outlet is throwing sparks').danger).toBe('electric');
    expect(understand('The faucet drips').danger).toBeNull();
    expect(understand('Emergency, the faucet drips').danger).toBeNull();
  });

  it('finds the hazard behind a slip of the finger', () => {
    for (const text of [
      'spraks from the outlet',
      'smoke comming out of the vent',
      'there is a gass smell',
      'watter gushng out',
    ]) {
      expect(understand(text), text).toMatchObject({ projectType: 'emergency', urgency: 'high' });
    }
  });
});

describe('the language', () => {
  it.each(['502-555-0177', '40204', 'Miguel Hernandez'])(
    'of %s is the caller’s, since its words belong to none',
    (text) => {
      expect(engine(text, { ...reference, language: 'es' }).language).toBe('es');
      expect(engine(text, { ...reference, language: 'en' }).language).toBe('en');
    },
  );

  it('of a text that says it is its own, whatever the caller’s', () => {
    expect(engine('My kitchen sink is stopped up', { ...reference, language: 'es' }).language).toBe('en');
    expect(engine('Se tapó el fregadero de la cocina', { ...reference, language: 'en' }).language).toBe('es');
  });
});
