import type { Danger, Language } from '@plumbline/contract/domains/assistant/understanding.ts';

/**
 * What to do at once, before anyone comes. After the advice of the utilities, FEMA (ready.gov), the CPSC and the CDC:
 * leave and call from outside for gas and carbon monoxide, nothing wet or hot is touched, the main valve for water.
 */
const LINES: Readonly<Record<Danger, Readonly<Record<Language, string>>>> = {
  gas: {
    en: 'If you smell gas, leave the house now without touching switches or flames, then call 911 or your gas company from outside.',
    es: 'Si huele a gas, salga de la casa ahora sin tocar interruptores ni fuego, y llame desde afuera al 911 o a la compañía de gas.',
  },
  'carbon-monoxide': {
    en: 'Get everyone out into fresh air now, call 911, and stay out until the fire department says that the air is safe.',
    es: 'Saque a todos al aire libre ahora, llame al 911 y no entre hasta que los bomberos digan que el aire es seguro.',
  },
  fire: {
    en: 'If there is fire or smoke, get everyone out, close the doors behind you and call 911 from outside.',
    es: 'Si hay fuego o humo, saque a todos, cierre las puertas al salir y llame al 911 desde afuera.',
  },
  electric: {
    en: 'Stay away from anything that sparks, is hot, is wet or hangs down, switch off the breaker only if you can reach it safely, and call 911 if you see smoke, anyone is hurt or a power line is down.',
    es: 'Aléjese de lo que eche chispas, esté caliente, mojado o colgando, baje el breaker solo si puede llegar sin peligro, y llame al 911 si hay humo, heridos o un cable de la calle caído.',
  },
  structure: {
    en: 'Keep everyone away from it and from under it, and call 911 if anyone is hurt or trapped.',
    es: 'Que nadie se acerque ni pase por debajo, y llame al 911 si hay alguien herido o atrapado.',
  },
  sewage: {
    en: 'Stop using water in the house, and keep people and pets away from the sewage.',
    es: 'No use más agua en la casa y aleje a personas y mascotas de las aguas negras.',
  },
  water: {
    en: 'Turn off the main water valve now if you can, and stay out of water that reaches outlets or the electrical panel.',
    es: 'Cierre ahora la llave principal del agua si puede, y no entre en agua que llegue a los enchufes o a la caja eléctrica.',
  },
  cold: {
    en: 'Keep everyone together in one warm room, never heat with an oven or a grill, let faucets drip so that pipes don’t freeze, and call 911 if anyone gets dangerously cold.',
    es: 'Reúna a todos en un cuarto tibio, nunca caliente con el horno ni con un asador, deje gotear las llaves para que no se congelen los tubos, y llame al 911 si alguien se enfría demasiado.',
  },
  heat: {
    en: 'Move to a cool place and drink water, and call 911 if anyone is confused, faint or stops sweating in the heat.',
    es: 'Vaya a un lugar fresco y tome agua, y llame al 911 si alguien se confunde, se desmaya o deja de sudar con el calor.',
  },
};

/** One sentence to show at once, in the person's language. */
export const safetyLine = (danger: Danger, language: Language): string => LINES[danger][language];

const REFUSALS: Readonly<Record<Language, string>> = {
  en: 'That doesn’t sound like a job for a contractor yet. Tell us what needs fixing, installing or building, or choose the kind of work.',
  es: 'Esto todavía no parece un trabajo para un contratista. Díganos qué hay que arreglar, instalar o construir, o elija el tipo de trabajo.',
};

/** What is said to somebody whose text asks for no job. */
export const refusalIn = (language: Language): string => REFUSALS[language];
