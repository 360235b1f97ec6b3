import { describe, expect, it } from 'vitest';
import { shown } from './testing/reading.ts';

describe('a house number and a street are masked from beginning to end', () => {
  it.each([
    // The number.
    ['822 1/2 Main Street', '█'],
    ['822 ½ Main Street', '█'],
    ['45B Oak Court', '█'],
    ['45-B Oak Court', '█'],
    ['12345 Oak Street', '█'],
    ['5 $ 45 Oak Street', '5 $ █'],
    ['1400 block of Main Street', '█'],
    // The direction, and a street with a number for a name.
    ['45 E. Oak Street', '█'],
    ['45 E Oak Street', '█'],
    ['45 S 4th', '█'],
    ['45 S 4th St', '█'],
    ['45 S 4th Dr', '█ Dr'],
    ['9 4th ave', '█'],
    ['9 fourth ave', '█'],
    ['45 105th Street', '█'],
    ['3312 8 st', '█'],
    // A name of up to four words.
    ['45 Big Old Red Fox Street', '█'],
    ["45 O'Hara Rd", '█'],
    ['45 Mt. Holly Rd', '█'],
    ['456 st. charles pl', '█'],
    ["45 Miller's Rd", '█'],
    ['45 Need Rd', '█'],
    // In lower case, after a long number or before a clear kind of street.
    ['456 oak street', '█'],
    ['45 oak street', '█'],
    ['45 oak blvd', '█'],
    ['456 oak lane', '█'],
    ['456 oak way', '█'],
    // The direction after the kind.
    ['45 Oak Rd. N', '█'],
    ['45 Oak Rd N', '█'],
    ['45 Oak Rd. n', '█. n'],
    ['45 Oak Rd. Next', '█. Next'],
    // Roads with a number or a letter.
    ['6600 State Route 56', '█'],
    ['6600 old State Route 56', '█'],
    ['6600 N State Route 56', '█'],
    ['6600 County Road B', '█'],
    ['6600 County Road AB', '█'],
    ['6600 County Road ABC', '█ ABC'],
    ['4410 Hwy 31E', '█'],
    ['4410 Hwy-31 E', '█'],
    ['4410 Hwy. 31', '█'],
    ['N1234 County Road B', '█'],
    ['NN1234 County Road B', 'NN█'],
    ['plan B 7220 Hwy 44', 'plan B █'],
    ['#9900 Hwy 44', '#█'],
    ['9900 Hwy B, second gate', '█, second gate'],
    ['9900 Hwy 44P', '█'],
    ['9900 Hwy 44 please', '█ please'],
    // After an introduction, without a kind of street.
    ['we live at 22 Grinstead', 'we live at █'],
    ['it is at 2212 Grinstead', 'it is at █'],
    ['house at 2212 grinstead', 'house at █'],
    ['address 22 grinstead', 'address █'],
    ['at 2212 E Fern', 'at █'],
    ['at 2212 Fern', 'at █'],
    ['at 2212 Fern Valley', 'at █'],
    ['at 2212 Fern please', 'at █ please'],
    ['at 2212 Fern\nValley', 'at █\nValley'],
    ['at 2212 Fern-Valley', 'at █-Valley'],
    ['vivo 815 de la Zarzamora', 'vivo █'],
    ['home of the 815 Zarzamora', 'home of the █'],
  ])('%s', (text, masked) => {
    expect(shown(text)).toBe(masked);
  });
});

describe('a street in Spanish is masked from beginning to end', () => {
  it.each([
    ['casa 45 de la calle pinos', '█'],
    ['casa 12345, calle los pinos', '█'],
    ['casa 45, calle los pinos verdes y altos', '█ altos'],
    ['casa 45, calle los pinos por favor', '█ por favor'],
    ['casa 45, calle los\npinos', '█\npinos'],
    ['lote 12, mz 5 y mas', '█ y mas'],
    ['calle hidalgo 45', '█'],
    ['calle Hidalgo 4', '█'],
    ['calle Hidalgo 12345', '█'],
    ['calle de los Pinos número 120', '█'],
    ['calle 12 45', '█'],
    ['C/ Mayor 3', '█'],
    ['camino Hidalgo 40', '█'],
    ['calle Uno Dos Tres Cuatro Cinco Seis 45', '█'],
    ['calle siempre viva linda 742', '█'],
    ['calle Uno Dos Tres Cuatro cinco 45', '█'],
    ['calle Hidalgo , # no 45', '█'],
    ['calle Hidalgo 45\npies', '█\npies'],
  ])('%s', (text, masked) => {
    expect(shown(text)).toBe(masked);
  });
});

describe('a text that only resembles a street line stays readable', () => {
  it.each([
    // The number is none of a house.
    '123456 Oak Street',
    '$45 Oak Street',
    '1.45 Oak Street',
    '3/45 Oak Street',
    '10:45 Oak Street',
    '10-45 Oak Street',
    '10-5 Oak Street',
    '120ft Oak Street',
    '45 w/ new Oak Street doors',
    'on the 1400 block',
    '45-BB Oak Court',
    '4 oak street',
    // The name goes on elsewhere, or is none.
    '45\nOak Street',
    '45 Oak\nStreet',
    '45 Oak',
    '45 Very Big Old Red Fox Street',
    '45 mile rd',
    '45 NEED Rd',
    '45 Xx. Holly Rd',
    '45 st. charles pl',
    '45 oak lane',
    '45 oak way',
    '12 broken Oak Park benches',
    '456 1978 Road signs',
    'paid 1500 To Road Kings',
    "100 6' Oak Street gates",
    "we need 100 in 'Oak Court' white",
    "we are at 45 O'",
    '45 S 1234',
    '45 S 8 outlets',
    '45 4th',
    '6600 State Route\n56',
    '9900 Hwy',
    // Only an introduction makes it one.
    'we live at 2 Grinstead',
    'it is at 22 Grinstead',
    'it is at 2212 grinstead',
    'at 2212 FERN',
    'at 2212 Fer',
    'at 2212\nFern',
    'at 2212 the Fern',
    'at 2212 Gallon',
    'at 2212 Watts',
    'at 815 de la Zarzamora',
    'vivo en el 815 de',
    'we live on the far end at 22 Grinstead',
    'home of all the 815 Zarzamora',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text);
  });
});

describe('a text that only resembles a street in Spanish stays readable', () => {
  it.each([
    'casa 45 sala',
    'casa 45 calle',
    'hay 3 en la calle principal',
    'casa 123456, calle los pinos',
    'casa 45 , de la y en calle pinos',
    'lote 12 manzana',
    'calle 45',
    'calle hidalgo 4',
    'calle Hidalgo\n45',
    'calle Hidalgo 45/2',
    'calle Hidalgo 45 pies',
    'calle pinta 45 pies',
    'calle Hidalgo 123456',
    'calle Hidalgo 123456 78',
    'calle Hidalgo , # no num 45',
    'calle de 40 pies',
    'camino de 40',
    'camino hidalgo 40',
    'c. hidalgo 45',
    'c Hidalgo 45',
    'needs 24 volts a.c.',
    'calle siempre muy viva 742',
    'calle siempre viva linda bella 742',
    'calle Uno Dos Tres Cuatro Cinco Seis Siete 45',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text);
  });
});
