import { describe, expect, it } from 'vitest';
import { MOST_TITLE, titleFrom } from './title.ts';

/** Customers' descriptions, and the names a dispatcher would give the jobs. */
const titles: readonly (readonly [said: string, title: string | null])[] = [
  ['Hi, I have a leak under the kitchen sink, please help', 'Leak under the kitchen sink'],
  ['Kitchen sink trap drips into the cabinet.', 'Kitchen sink trap drips into the cabinet'],
  ['sink clogged', 'Sink clogged'],
  [
    'We moved in last month and love the house. The toilet in the hall bathroom runs all night. Thank you so much!',
    'Toilet in the hall bathroom runs all night',
  ],
  [
    'My furnace is blowing cold air since last night and we have a baby',
    'Furnace is blowing cold air since last night',
  ],
  [
    'WATER HEATER LEAKING ALL OVER THE BASEMENT FLOOR!!! NEED HELP ASAP',
    'Water heater leaking all over the basement floor',
  ],
  ['Jammed Garbage Disposal In The Kitchen', 'Jammed garbage disposal in the kitchen'],
  [
    "I'd like to get a quote for replacing the roof on our two-story house, about 2,400 sq ft",
    'Replacing the roof on the two-story house',
  ],
  ['Why does my AC keep tripping the breaker?', 'AC keeps tripping the breaker'],
  [
    'How do I stop the kitchen faucet from dripping? I already replaced the cartridge.',
    'Stop the kitchen faucet from dripping',
  ],
  ["Not the AC, that's fine. It's the heater that won't light.", "Heater won't light"],
  ["The garage door opener hums but the door doesn't move", 'Garage door opener hums'],
  [
    'Need an electrician to install a 240V outlet in the garage for my Tesla charger',
    'Install a 240V outlet in the garage for the Tesla charger',
  ],
  [
    "There's water coming through the ceiling in the dining room, right below the upstairs shower",
    'Water coming through the ceiling in the dining room',
  ],
  [
    'I noticed a large crack in the foundation wall on the north side',
    'Large crack in the foundation wall on the north side',
  ],
  [
    'Just looking for somebody to mount a 65 inch tv above the fireplace and hide the cables',
    'Mount a 65 inch TV above the fireplace and hide the cables',
  ],
  [
    'The thermostat in the upstairs hallway is blank and I already changed the batteries',
    'Thermostat in the upstairs hallway is blank',
  ],
  [
    'Replace 30 feet of fence that blew down in the storm. The dog keeps getting out.',
    'Replace 30 feet of fence that blew down in the storm',
  ],
  [
    'Sump pump runs constantly even when it has not rained for weeks and I am worried that it will burn out',
    'Sump pump runs constantly',
  ],
  [
    'Our deck railing is loose and a couple of the boards are rotten, can you come Saturday?',
    'Deck railing is loose and a couple of the boards are rotten',
  ],
  [
    'Gutters are clogged and overflow onto the front porch whenever it rains',
    'Gutters are clogged and overflow onto the front porch',
  ],
  ['Something is wrong with the shower valve in the master bath', 'Problem with the shower valve in the master bath'],
  ["I'm having trouble with the light in my hallway", 'Problem with the light in the hallway'],
  [
    "I'm at my wits' end. The upstairs shower drain smells like sewage no matter what we pour down it.",
    'Upstairs shower drain smells like sewage',
  ],
  [
    'Water heater replacement, 50 gal gas. The old one leaks and stands in the basement.',
    'Water heater replacement, 50 gal gas',
  ],
  [
    'Charger for an electric car in the garage. The panel has room for a 60 amp breaker.',
    'Charger for an electric car in the garage',
  ],
  [
    "um yeah hi so my kitchen sink is uh it's backing up and like every time I run the disposal the other side fills",
    'Kitchen sink is backing up',
  ],
  ['Can you guys come out and look at our heat pump? It is frozen solid.', 'Look at the heat pump'],
  ['Not sure if my heating system is working correctly', 'Check if heating system is working'],
  ['Bathroom fan (the one upstairs) rattles', 'Bathroom fan rattles'],
  ['The damn toilet is clogged again!!', 'Toilet is clogged again'],
  [
    'Hola, necesito un plomero. Tengo una fuga debajo del fregadero de la cocina.',
    'Fuga debajo del fregadero de la cocina',
  ],
  ['Buenas tardes, se me tapó el inodoro del baño de arriba y no baja', 'Se tapó el inodoro del baño de arriba'],
  ['La llave de la cocina gotea mucho y la cuenta del agua llegó altísima', 'Llave de la cocina gotea mucho'],
  ['Quiero instalar un abanico de techo en la recámara, gracias', 'Instalar un abanico de techo en la recámara'],
  ['No tengo agua caliente desde ayer, por favor ayuda', 'No tengo agua caliente desde ayer'],
  ['Se rompió un tubo debajo del lavamanos y el agua no para', 'Se rompió un tubo debajo del lavamanos'],
  ['El aire acondicionado no enfría y mi mamá tiene 84 años', 'Aire acondicionado no enfría'],
  ['Hay humedad en la pared del clóset y huele a moho', 'Humedad en la pared del clóset y huele a moho'],
  ['Please help', null],
  ['asdfgh qwerty', null],
  ['Call me back when you can', null],
  ['https://example.com/what-is-broken', null],
];

describe('a title', () => {
  it.each(titles)('of %j', (said, title) => {
    expect(titleFrom(said)).toBe(title);
  });

  it('holds at most 60 characters and ends with a whole word', () => {
    const long = 'The exhaust fan in the downstairs bathroom next to the garage rattles terribly and constantly';
    const title = titleFrom(long) ?? '';
    expect(title.length).toBeLessThanOrEqual(MOST_TITLE);
    expect(`${long} `.toLowerCase()).toContain(`${title.toLowerCase()} `);
  });

  it('contains no word that is longer than a title', () => {
    expect(titleFrom('x'.repeat(4000))).toBeNull();
    expect(titleFrom(`${'x'.repeat(300)} leaks in the kitchen`)).toBeNull();
  });

  it('is the same for the same words, and for words around them that say nothing', () => {
    const bare = titleFrom('The water heater leaks');
    expect(titleFrom('Hello! The water heater leaks. Thanks!')).toBe(bare);
  });

  it('takes no longer for text that is made to be slow', () => {
    const hostile = [
      ' a'.repeat(2000),
      'help '.repeat(800),
      'so, '.repeat(1000),
      'can you '.repeat(500),
      '(((('.repeat(1000),
      'need some '.repeat(400),
      'no '.repeat(1300),
    ];
    const begun = performance.now();
    for (const text of hostile) titleFrom(text);
    expect((performance.now() - begun) / hostile.length).toBeLessThan(50);
  });
});
