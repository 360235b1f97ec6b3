import { describe, expect, it } from 'vitest';
import { inSentence, quieted } from './permit-sentence.ts';
import { permitWords } from './permit-words.ts';

const said = (text: string) => inSentence(permitWords(text));

describe('a permit’s words as a line', () => {
  it.each([
    ['REPLACE WATER HEATER', 'Replace water heater'],
    ['Replace Water Heater In Garage', 'Replace water heater in garage'],
    ['replace water heater', 'Replace water heater'],
    // A quiet sentence keeps its names; one in capitals has none.
    ['replace water heater at the old Galt property', 'Replace water heater at the old Galt property'],
    ['REPLACE WATER HEATER AT THE OLD GALT PROPERTY', 'Replace water heater at the old galt property'],
    // A common permit word is not a name; neither is a word in all capitals.
    ['replace the Furnace and other equipment', 'Replace the furnace and other equipment'],
    ['replace the GALT and other equipment', 'Replace the galt and other equipment'],
    ['install hvac and ada ramp', 'Install HVAC and ADA ramp'],
    ['INSTALL TPO ROOF', 'Install TPO roof'],
    ['single family house', 'Single-family house'],
    ['extended family house', 'Extended family house'],
    ['remodel kitchen, bath. deck', 'Remodel kitchen, bath, deck'],
    ['install 200 AMP panel', 'Install 200 amp panel'],
    ['family room', 'Family room'],
    ['REPLACE LENNOX FURNACE', 'Replace Lennox furnace'],
    // A word with a digit is a code.
    ['install UNIT H1', 'Install unit H1'],
    // At least half of the later words have a capital, so capitals mark no names.
    ['replace Galt Door', 'Replace galt door'],
    ['replace Galt porch', 'Replace galt porch'],
    ['PORCH At REAR', 'Porch at rear'],
    ['ROOF At Bay', 'Roof at bay'],
    // Only words of at least four letters count, and not the first one.
    ['1901 Galt', '1901 Galt'],
    ['by Galt', 'By Galt'],
    ['Oak Ave', 'Oak Ave'],
  ])('%j is %j', (text, line) => {
    expect(said(text)).toBe(line);
  });

  it('is empty without words', () => {
    expect(inSentence([])).toBe('');
  });
});

describe('a title', () => {
  it.each([
    ['KITCHEN REMODEL', 'Kitchen remodel'],
    ['HVAC REPLACEMENT, LENNOX FURNACE', 'HVAC replacement, Lennox furnace'],
    ['ROOF AT BLDG-4B REPAIR', 'Roof at BLDG-4B repair'],
    ['(ADA) RESTROOM UPGRADES', '(ADA) restroom upgrades'],
    // A single long word could be a name.
    ['KITCHEN', 'KITCHEN'],
    ['NEW KITCHEN', 'NEW KITCHEN'],
    ['Kitchen REMODEL', 'Kitchen REMODEL'],
  ])('%j becomes %j', (title, line) => {
    expect(quieted(title)).toBe(line);
  });
});
