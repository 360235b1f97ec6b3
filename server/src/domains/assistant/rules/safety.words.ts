import type { Danger } from '@plumbline/contract/domains/assistant/understanding.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './safety.words.es.ts';

export const en = {
  /**
   * Immediate advice until help arrives, based on the utilities, FEMA (ready.gov), the CPSC and the CDC: leave and call
   * from outside for gas and carbon monoxide, touch nothing wet or hot, close the main valve for water.
   */
  dangers: {
    gas: 'If you smell gas, leave the house now without touching switches or flames, then call 911 or your gas company from outside.',
    'carbon-monoxide':
      'Get everyone out into fresh air now, call 911, and stay out until the fire department says that the air is safe.',
    fire: 'If there is fire or smoke, get everyone out, close the doors behind you and call 911 from outside.',
    electric:
      'Stay away from anything that sparks, is hot, is wet or hangs down, switch off the breaker only if you can reach it safely, and call 911 if you see smoke, anyone is hurt or a power line is down.',
    structure: 'Keep everyone away from it and from under it, and call 911 if anyone is hurt or trapped.',
    sewage: 'Stop using water in the house, and keep people and pets away from the sewage.',
    water:
      'Turn off the main water valve now if you can, and stay out of water that reaches outlets or the electrical panel.',
    cold: 'Keep everyone together in one warm room, never heat with an oven or a grill, let faucets drip so that pipes don’t freeze, and call 911 if anyone gets dangerously cold.',
    heat: 'Move to a cool place and drink water, and call 911 if anyone is confused, faint or stops sweating in the heat.',
  } satisfies Record<Danger, string>,
  noJob:
    'That doesn’t sound like a job for a contractor yet. Tell us what needs fixing, installing or building, or choose the kind of work.',
  sayWhatToDo: 'Say or type what needs to be done.',
  sendAs: 'Send a recording as WebM, Ogg, MP4 or WAV.',
  notUnderstood: 'We could not make out the recording. Please try again, or type it.',
};

/** The assistant's safety lines and refusals. Each safety line is one sentence. */
export const safetyWords = inLanguages({ en, es });
