import { describe, expect, it } from 'vitest';
import { shown } from './testing/reading.ts';

describe('a phone number is recognized in every form', () => {
  it.each([
    ['5-0-2-5-5-5-0-1-7-7', '█'],
    ['five-zero-two five-five-five zero-one-four-two', '█'],
    ['call 502 five five five 0134', 'call █'],
    ['fiveohtwofivefivefiveohonetwothree', '█'],
    ['my # is 502 5550134', 'my # is █'],
    ['502 555-O1O7', '█'],
    ['(five oh two) 555 - zero one seven seven', '█'],
    ['502.555 0177 text me', '█ text me'],
    ['it is 5 zero 2 - 5 five 5 - 0 one 7 7', 'it is █'],
    ['five hundred two, five fifty-five, oh one thirty-four', '█'],
    ['502 triple 5 0134', '█'],
    ['502 five-five-five, zero-one-double-seven', '█'],
    ['call: 5 0 2, then 5 5 5, then 0 1 7 7', 'call: █'],
    ['cell five 0 two 5five5 0one34', 'cell █'],
    ['the first part is 502 the second 555 and the end 0134', 'the first part is █'],
    ['502...555...0134', '█'],
    ['502/555-0134', '█'],
    ['1 502 555 0134', '█'],
    ['+1.502.555.0134', '█'],
    ['1-502-555-0134', '█'],
    ['my number starts with 502. Then comes 555. It ends in 0134.', 'my number starts with █.'],
    ['start with 502, middle is 555, last four 0134', 'start with █'],
    ['502 is the area code, 555-0134 is the rest', '█ is the rest'],
    ['dial five zero two and then five five five and then zero one three four', 'dial █'],
    ['text 502*555*0134', 'text █'],
    ['502=555=0134', '█'],
    ['5 02 55 50 13 4', '█'],
    ['phone (502)555 0134 ask for denise', 'phone █ ask for █'],
    ['fiv oh too fiv fiv fiv oh wun tree for', '█'],
    ['f1ve zer0 tw0 f1ve f1ve f1ve zer0 0ne thr33 f0ur', '█'],
    ['cinco cero dos, cinco cinco cinco, cero uno tres cuatro', '█'],
    ['mi tel quinientos dos quinientos cincuenta y cinco cero uno treinta y cuatro', 'mi tel █'],
    ['llame al cinco-cero-dos-cinco-cinco-cinco-cero-uno-tres-cuatro', 'llame al █'],
    ['es el 502 cincocincocinco 0134', 'es el █'],
    ['márqueme al ocho cinco nueve, triple cinco, cero uno ocho ocho', 'márqueme al █'],
    ['el número: dos diez, cinco cincuenta y cinco, cero uno veintidós', 'el número: █'],
    ['lada 502 y el resto 5550134', 'lada █'],
    ['primero 502, luego 555, luego 0134', 'primero █'],
    ['mi whats es el cinco 0 dos 5 cinco 5 0 uno 3 4', 'mi whats es el █'],
    ['WhatsApp 52 1 33 5555 0134', 'WhatsApp █'],
    ['0052 33 5555 0134', '0052 █'],
    ['001 502 555 0134', '001 █'],
    ['number five zero two five five five zero one seven one', 'number █'],
    ['My husbands number is 502-555 and then 0188', 'My husbands number is █'],
    ['ph# 5025550188', 'ph# █'],
    ['⓹⓪②-⑤⑤⑤-⓪①⑧⑧', '█'],
    ['❺⓿❷ ❺❺❺ ⓿❶❽❽', '█'],
    ['𝟓𝟎𝟐 𝟓𝟓𝟓 𝟎𝟏𝟖𝟖', '█'],
    ['٥٠٢٥٥٥٠١٨٨', '█'],
    [
      '5\ufe0f\u20e30\ufe0f\u20e32\ufe0f\u20e3 5\ufe0f\u20e35\ufe0f\u20e35\ufe0f\u20e3 0\ufe0f\u20e31\ufe0f\u20e38\ufe0f\u20e38\ufe0f\u20e3',
      '█',
    ],
    ['call five-zero-two-555-0188', 'call █'],
    ['502 - five fifty five - 0188', '█'],
    ['its 502 five hundred fifty five 0188', 'its █'],
    ['502|555|0188', '█'],
    ['502•555•0188', '█'],
    ['[502] 555 0188', '[█'],
    ['{502}{555}{0188}', '{█}'],
    ['<502><555><0188>', '<█>'],
    ['five02 5five5 0one88', '█'],
    ['5oh2 555 o188', '█'],
    ['5o2-555-o188', '█'],
    ['S0255SO188', '█'],
    ['call 5 zero 2 triple 5 zero 1 double 8', 'call █'],
    ['my num: 502,555,0188', 'my num: █'],
    ['502, 555, 0188', '█'],
    ['502 / 555 / 0188', '█'],
    ['502__555__0188', '█'],
    ['502 five five five 0 1 8 8', '█'],
    ['call my office 502 5 5 5 0 1 8 8 ask for the manager', 'call my office █ ask for the manager'],
    ['landline 555 0188', 'landline █'],
    ['555.0188', '█'],
    ['5550188 is my local number', '█ is my local number'],
    ['my cell ends in 0188 and starts 502 555', 'my cell ends in █'],
    ['1800 555 0188', '█'],
    ['1 (800) 555-0188', '█'],
    ['+44 20 7946 0958', '█'],
    ['+1 (502) 555-0188', '█'],
    ['dos uno cero, cinco cinco cinco, cero uno ocho ocho', '█'],
    ['doscientos diez quinientos cincuenta y cinco cero uno ochenta y ocho', '█'],
    ['mi número es dos-diez cinco-cinco-cinco cero-uno-ocho-ocho', 'mi número es █'],
    ['al 2diez 555 cero188', 'al █'],
    ['marca el 210 y luego 555 y terminas con 0188', 'marca el █'],
    ['tel. dos uno cero tres veces cinco cero uno ocho ocho', 'tel. █'],
    ['el doscientos diez, triple cinco, cero uno, doble ocho', 'el █'],
    ['210 555 01 88', '█'],
    ['210 55 50 188', '█'],
    ['21 05 55 01 88', '█'],
    ['2105-550-188', '█'],
    ['210 cinco cinco cinco cero uno 8 8', '█'],
    ['primeros tres 210, en medio 555, últimos 0188', 'primeros tres █'],
    ['mi fon: dosdiez-cincocincocinco-cerounoochoocho', 'mi fon: dosdiez-█'],
    ['anote: 2 1 0, 5 5 5, 0 1 8 8', 'anote: █'],
    ['siete ocho seis cinco cinco cinco cero uno cincuenta y nueve', '█'],
    ['siete trece, cinco cincuenta y cinco, cero uno cincuenta y nueve', '█'],
    ['nueve cincuenta y seis 555 cero uno cero tres', '█'],
    ['mande WhatsApp al +52 1 81 5555 0134', 'mande WhatsApp al █'],
    ['me llama al 55 5555 0134', 'me llama al █'],
    ['044 33 5555 0134', '044 █'],
    ['reach me @ 502.555.0188', 'reach █'],
    ['empieza con 502, sigue 555 y termina en 0134', 'empieza con █'],
    ['five.oh.two.five.five.five.oh.one.eight.eight', '█'],
    ['FIVE OH TWO FIVE FIVE FIVE OH ONE EIGHT EIGHT', '█'],
    ['502 five5five 01eight8', '█'],
    ['50two 55five 01eight8', '█'],
    ['text (five)(zero)(two)(five)(five)(five)(zero)(one)(eight)(eight)', 'text █)'],
    ['five, oh, two, and then, triple five, and finally oh one eight eight', '█'],
    ['you can reach me at five o two, five five five, o one eight eight.', 'you can reach me at █.'],
    ['five o two five five five o one eight eight', '█'],
    ['my phone is one eight hundred 555 0188', 'my phone is █'],
    ['mi cel empieza con 210, le sigue el 555 y acaba en 0188', 'mi cel empieza con █'],
  ])('%s', (text, masked) => {
    expect(shown(text, ['Denise Okafor', '618 Wexford Ave'])).toBe(masked);
  });
});

describe('a local number that is spelled out', () => {
  it.each([
    ['five five five oh one three four', '█'],
    ['I am at five fifty-five oh one thirty-four', 'I am at █'],
    ['cinco cinco cinco cero uno tres cuatro', '█'],
    ['estoy en el cinco cincuenta y cinco cero uno treinta y cuatro', 'estoy en el █'],
  ])('%s', (text, masked) => {
    expect(shown(text)).toBe(masked);
  });

  it.each([
    'five, five, five, one, one, three, four',
    'five five five one one three',
    'one five five one one three four',
  ])('is distinguished from a list, a shorter row and one that begins with 1: %s', (text) => {
    expect(shown(text)).toBe(text);
  });
});

describe('a phone number is masked from its beginning to its end', () => {
  it.each([
    // Brackets and plus signs before it.
    ['call (502-555-0177)', 'call █)'],
    ['call ( 502-555-0177', 'call ( █'],
    ['call ((502) 555-0177', 'call █'],
    ['call +(502) 555-0177', 'call █'],
    ['+502 555 0177', '█'],
    // Its extension.
    ['502-555-0177 x22', '█'],
    ['502-555-0177 ext. 22', '█'],
    ['502-555-0177, ext 22', '█'],
    ['502-555-0177 - - ext 22', '█'],
    ['502-555-0177 - - - ext 22', '█ - - - ext 22'],
    ['502-555-0177 ext 123456', '█'],
    ['502-555-0177 ext 1234567', '█ ext 1234567'],
    ['502-555-0177 ext', '█ ext'],
    ['502-555-0177 or x', '█ or x'],
    ['502-555-0177 or ext 22', '█ or ext 22'],
    // Its area code elsewhere.
    ['call 555-0177, area code 502', 'call █, area code █'],
    ['call 555-0177, area code 5 0 2', 'call █, area code █'],
    ['call 555-0177, area code 50 2', 'call █, area code █'],
    ['call 555-0177 the clave is 502', 'call █ the clave is █'],
    ['call 555-0177, clave 50', 'call █, clave 50'],
    ['call 502-555-0177, not area code 606', 'call █, not area code 606'],
    // The gaps between its parts.
    ['502 - - - - - - - 555 0177', '█'],
    ['50 - - - - - - - 2555 0177', '█'],
    ['502 # 555 0177', '502 # █'],
    ['502 $ - 555 0177', '502 $ - █'],
    ['$5O2 555 0177', '$5O2 █'],
    ['502 and then the rest is and then the rest 555 0177', '█'],
    ['502 and then the rest is and then the rest is 555 0177', '502 and then the rest is and then the rest is █'],
    ['502 and then the rest is 555 and then it ends with 0177', '█'],
    ['call 502, last four 0177', 'call █'],
    // Up to 15 digits.
    ['+150255501771234', '█'],
    ['+1502555017712345', '+1502555017712345'],
    ['call 5 0 2 5 5 5 0 1 7 7 1 2 3 4 5 6', 'call █ 6'],
    ['01144207946', '█'],
    ['call 442079460958', 'call █'],
    ['call 4420, 79460958', 'call █'],
    ['555-0177 about the leak', '█ about the leak'],
    // Several.
    ['call 5025550177 and 5025550188', 'call █ and █'],
    ['5025550177 5025550188 0199', '█ 0199'],
    ['5,0,2,5,5,5,0,1,7,7', '█'],
  ])('%s', (text, masked) => {
    expect(shown(text)).toBe(masked);
  });

  it.each([
    'the last four are 0177',
    '502 $ 555 0177',
    '502 is the area code of 555 people and 0177',
    'area code 502 is ours',
    '502 555 people',
    'between 555-0177',
    '350 1520 watts',
    '0115550177',
    '50 - - - - - - - - 2555 0177',
    '15025550177123',
    '1, 2, 3, 4, 5, 6, 7',
  ])('%s is none', (text) => {
    expect(shown(text)).toBe(text);
  });
});

describe('letters in a phone number', () => {
  it.each([
    ['5a0b2c5d5e5f0g1h5i0', '█'],
    ['5a0b2c5d5e5f0g1h5i0j1', '█'],
    ['see 5a0b2c5d5e5f0g1h5i0', 'see █'],
    ['(5a0b2c5d5e5f0g1h5i0', '█'],
    ['1-800-PLUMBER', '1-█'],
    ['1-800-flowers', '1-█'],
    ['800-FLOWERS', '█'],
    ['502-555-PIPE', '█'],
    ['502-5555-PIPE', '█-PIPE'],
  ])('%s', (text, masked) => {
    expect(shown(text)).toBe(masked);
  });

  it.each([
    '5a0b2c5d5e5f0g1h5',
    '5a0b2c5d5e5f0g1h5i0j1k2',
    '5aa0b2c5d5e5f0g1h5i0',
    '5a0b2c-5d5e5f0g1h5i0',
    '800-flowers',
    '800-PIPES',
    '801-FLOWERS',
    '2-800-flowers',
    '502-555-pipe',
    '502-555-PIPES',
    '502-555.PIPE',
    '502 555-PIPE',
    '502-abc-PIPE',
    'abc-555-PIPE',
    '5020-555-PIPE',
    '502.555-PIPE',
    'part 1-800-55',
    'call 502-',
  ])('%s has none', (text) => {
    expect(shown(text)).toBe(text);
  });
});
