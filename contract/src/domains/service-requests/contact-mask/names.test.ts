import { describe, expect, it } from 'vitest';
import { shown } from './testing/reading.ts';

describe("the customer's name is recognized in any case, in parts and in disguise", () => {
  it.each([
    ['Denise Okafor', 'denise here, the sink leaks', '█ here, the sink leaks'],
    ['Denise Okafor', 'D E N I S E', '█'],
    ['Denise Okafor', 'ask for d.okafor', 'ask for d.█'],
    ['Denise Okafor', 'denise o.', '█ o.'],
    ['Denise Okafor', 'Okafor residence', '█ residence'],
    ['Denise Okafor', 'okafors house', '█ house'],
    ['Denise Okafor', 'the okafor family', 'the █ family'],
    ['Denise Okafor', 'Mrs Okafor', 'Mrs █'],
    ['Denise Okafor', 'DeniseOkafor', '█'],
    ['Denise Okafor', 'deniseokafor', '█'],
    ['Denise Okafor', 'name: denise', 'name: █'],
    ['Denise Okafor', 'd3nise', '█'],
    ['Denise Okafor', 'Deniseʼs kitchen', '█ʼs kitchen'],
    ['Will Mason', 'this is will, chimney', 'this is █, chimney'],
    ['Will Mason', 'Will M. at the blue door', '█ M. at the blue door'],
    ['Will Mason', 'Mason, Will', '█'],
    ['Will Mason', 'WILL MASON HERE', '█ HERE'],
    ['Rosa Benavides', 'soy rosa, la de la tina', 'soy █, la de la tina'],
    ['Rosa Benavides', 'habla rosa benavides', 'habla █'],
    ['Rosa Benavides', 'Rosa, para servirle', '█, para servirle'],
    ['Rosa Benavides', 'pregunte por rosa', 'pregunte por █'],
    ['Rosa Benavides', 'mi esposa rosa abre la puerta', 'mi esposa █ abre la puerta'],
    ['Rosa Benavides', 'dígale a Rosa que ya llegó', 'dígale a █ que ya llegó'],
    ['Flor Campos', 'Gracias, flor', 'Gracias, █'],
    ['Flor Campos', 'Soy Flor', 'Soy █'],
    ['Flor Campos', 'la familia Campos', 'la familia █'],
    ['Flor Campos', 'familia campos en el timbre', 'familia █ en el timbre'],
    ['Sandy Banks', 'ask for sandy', 'ask for █'],
    ['Sandy Banks', "it's Sandy Banks", "it's █"],
    ['Sandy Banks', 'sandy banks 40205', '█ 40205'],
    ['Dean Brown', 'Mr. Brown', 'Mr. █'],
    ['Dean Brown', 'the Browns', 'the █'],
    ['Dean Brown', '-Dean', '-█'],
    ['Dean Brown', 'Dean here. Brown water from tap', '█ here. Brown water from tap'],
    ['Dean Brown', 'My name’s dean', 'My name’s █'],
    ['May Carpenter', 'Im May, the floor is soft', 'Im █, the floor is soft'],
    ['May Carpenter', 'call for may carpenter', 'call for █'],
    ['Mercedes Farías', 'la señora mercedes', 'la señora █'],
    ['Mercedes Farías', 'soy mercedes farias', 'soy █'],
    ['Socorro Reyes', 'atte. socorro reyes', 'atte. █'],
    ['Socorro Reyes', 'Me llamo Socorro', 'Me llamo █'],
    ['Ángel Zamudio', 'angel zamudio', '█'],
    ['Ángel Zamudio', 'pregunten por don angel', 'pregunten por don █'],
    ['María de la Luz Ortiz', 'maria de la luz', '█'],
    ['José Luis Peña', 'jose luis', '█'],
    ["Shauna O'Brien", "shauna o'brien", "█ o'█"],
    ['Mary-Kate Poe', 'mary kate', '█'],
    ['Tanya Ellsworth', 't.ellsworth', 't.█'],
    ['Tanya Ellsworth', 'T A N Y A', '█'],
    ['Tanya Ellsworth', 't-a-n-y-a', '█'],
    ['Tanya Ellsworth', 'tаnya', '█'],
    ['Tanya Ellsworth', 'Tanya.Ellsworth', '█'],
    ['Tanya Ellsworth', 'tanya_ellsworth', '█'],
    ['Tanya Ellsworth', 'tan\u200bya', '█'],
    ['Tanya Ellsworth', 'TANYAELLSWORTH', '█'],
  ])('%s: %s', (known, text, masked) => {
    expect(shown(text, [known])).toBe(masked);
  });

  it.each([
    ['Will Mason', 'will need a mason to look at it'],
    ['Rosa Blanca', 'la tina es color rosa y la pared blanca'],
    ['Dean Brown', 'Brown water from every tap'],
    ['Dean Brown', "it's brown water"],
    ['Sandy Banks', 'the soil is sandy'],
    ['Mercedes Farías', 'cabe una suburban y un mercedes'],
    ['Al Jessup', 'del 12 al 15 de marzo'],
    ['Mark Hunter', 'a Hunter fan left a mark'],
  ])('%s stays a word in: %s', (name, text) => {
    expect(shown(text, [name])).toBe(text);
  });
});

describe('initials, numbers and little words of a name are no parts of it', () => {
  it.each([
    ['Denise B. Okafor', 'option b is fine'],
    ['Denise Okafor 22', 'about 22 tiles'],
    ['María de la Luz Ortiz', 'la llave de la casa'],
  ])('%s: %s', (name, text) => {
    expect(shown(text, [name])).toBe(text);
  });
});

describe('the parts of a name are masked together', () => {
  it.each([
    ['ask Denise\nOkafor', 'ask █'],
    ['Denise, Okafor', '█'],
    ['denise, okafor', '█, █'],
    ['Denise O. Okafor', '█'],
    ['Denise de la Okafor', '█'],
    ['Denise de la van Okafor', '█ de la van █'],
    ['x d3nise y', 'x █ y'],
    ['(d3nise)', '(█)'],
    ['5okafor', '5█'],
    ['the one to ask for is d3nise', 'the one to ask for is █'],
    ['d3n1s30k4f0r', '█'],
    ['Denise,', '█,'],
    ['1d3nise', '1d3nise'],
    ['0kafor0kafor', '0kafor0kafor'],
  ])('%s', (text, masked) => {
    expect(shown(text, ['Denise Okafor'])).toBe(masked);
  });
});

describe('single letters that spell a name are masked', () => {
  it.each([
    ['Joe Ray', 'j.o.e', '█'],
    ['Joe Ray', 'J - o - e', '█'],
    ['Joe Ray', 'J o e s', '█ s'],
    ['Joe Ray', 'a J o e', 'a █'],
    ['Joe Ray', '-J-o-e', '-█'],
    ['Joe Ray', 'J , o , e', 'J , o , e'],
    ['Joe Ray', 'jo e', 'jo e'],
    ['Joe Ray', 'j o', 'j o'],
    ['Gerald Ray', 'G e r a l', 'G e r a l'],
    ['Gerald Ray', 'G 3 r a l d', 'G 3 r a l d'],
    ['Max Ray', 'm4xr4y', '█'],
    // Too short to be sure.
    ['Max Ray', 'm4x', 'm4x'],
    ['Al Jessup', 'A l', 'A l'],
    ['Al Jessup', 'a1', 'a1'],
  ])('%s: %s', (name, text, masked) => {
    expect(shown(text, [name])).toBe(masked);
  });
});

describe('a name that is also a word is masked where it is used as a name', () => {
  it.each([
    // Next to another part.
    ['Will Mason', 'the list: Will, Mason and paint', 'the list: █ and paint'],
    ['Will Mason', 'will, mason', 'will, mason'],
    ['Will Mason', 'Will Will Mason', 'Will █'],
    ['Will Mason', 'you will, Mason', 'you will, █'],
    ['Will Mason', 'say Will, mason', 'say █, mason'],
    ['Will Mason', 'they will\nmason work is due', 'they will\nmason work is due'],
    ['Rosa Campos', 'rosas de campos abiertos', 'rosas de campos abiertos'],
    ['Will Mason', 'willmason', '█'],
    ['Will Mason', 'willwill', 'willwill'],
    ['Will Mason', 'w1ll', '█'],
    ['Will Mason', 'good-will', 'good-will'],
    ['Will Mason', '5will', '5will'],
    // After an introduction.
    ['Will Mason', 'mr will', 'mr █'],
    ['Rose Adams', 'my wife. rose', 'my wife. █'],
    ['Rose Adams', "it's rose, the sink drips", "it's █, the sink drips"],
    ['Rose Adams', "it's rose\nthe sink drips", "it's █\nthe sink drips"],
    ['Rose Adams', "it's rose", "it's █"],
    ['Rose Adams', "it's Rose water", "it's █ water"],
    ['Rose Adams', "it's rose water", "it's rose water"],
    ['Will Mason', 'i am will from the shop', 'i am █ from the shop'],
    // Speaking.
    ['Will Mason', 'will here, the sink drips', '█ here, the sink drips'],
    ['Will Mason', 'Hi. will here, the sink drips', 'Hi. █ here, the sink drips'],
    ['Will Mason', 'Well, will here, the sink drips', 'Well, will here, the sink drips'],
    ['Will Mason', 'will here the sink drips', 'will here the sink drips'],
    // With an initial or a possession.
    ['Will Mason', 'Will M. paid', '█ M. paid'],
    ['Will Mason', 'Will M paid', 'Will M paid'],
    ['Will Mason', 'Will Mm. paid', 'Will Mm. paid'],
    ['Will Mason', 'Will m. paid', 'Will m. paid'],
    ['Will Mason', 'see Will M', 'see █ M'],
    ['Rose Adams', "Rose's house", "█'s house"],
    ['Rose Adams', "rose's house", "rose's house"],
    ['Rose Adams', "Rose 'red' paint", "Rose 'red' paint"],
    ['Rose Adams', 'Rose(s) by the porch', 'Rose(s) by the porch'],
    ['Will Mason', "ask for 'Will'", "ask for '█'"],
    ['Rose Adams', "ROSE'S HOUSE IS OPEN", "ROSE'S HOUSE IS OPEN"],
    ['Hunter Ray', "a Hunter's fan", "a █'s fan"],
    ['Hunter Ray', "hunter's fan", "hunter's fan"],
    ['Hunter Ray', 'see The Hunter', 'see The Hunter'],
    // As a signature.
    ['Will Mason', 'thanks, will!', 'thanks, █!'],
    ['Will Mason', 'thanks, will! bye', 'thanks, will! bye'],
    ['Will Mason', 'thanks will now', 'thanks will now'],
    ['Will Mason', 'thanks\nwill\nbye', 'thanks\n█\nbye'],
    ['Will Mason', 'it leaks\nWill', 'it leaks\n█'],
    ['Will Mason', 'it leaks\nwill', 'it leaks\nwill'],
    ['Will Mason', 'it leaks ~Will', 'it leaks ~█'],
    ['Will Mason', 'it leaks ~will', 'it leaks ~will'],
    // At the beginning, before a comma.
    ['Rosa Campos', 'Campos, para servirle', 'Campos, para servirle'],
    ['Rosa Campos', 'rosa, para servirle', 'rosa, para servirle'],
    ['Rosa Campos', 'Rosa para servirle', 'Rosa para servirle'],
    ['Rosa Campos', 'Y Rosa, para servirle', 'Y █, para servirle'],
    ['Rosa Campos', 'Pinten la sala. Rosa, por favor', 'Pinten la sala. Rosa, por favor'],
    ['Will Mason', 'it leaks\nWill you come', 'it leaks\nWill you come'],
    ['Will Mason', ' Will you come', ' Will you come'],
    // Among capitals.
    ['Will Mason', 'FIX 10, 20, 30, 40 AND TELL WILL NOW', 'FIX 10, 20, 30, 40 AND TELL WILL NOW'],
    ['Will Mason', 'UNITS A B C D LEAK, TELL WILL NOW', 'UNITS A B C D LEAK, TELL WILL NOW'],
    ['Will Mason', 'TELL WILL NOW please today', 'TELL █ NOW please today'],
    // In the plural.
    ['Rosa Campos', 'ver las Rosas', 'ver las █'],
    ['Rosa Campos', 'rosas del jardin', 'rosas del jardin'],
    ['Al Jessup', 'the Als', 'the Als'],
    ['Joe Ray', 'the Joes', 'the Joes'],
  ])('%s: %s', (name, text, masked) => {
    expect(shown(text, [name])).toBe(masked);
  });
});
