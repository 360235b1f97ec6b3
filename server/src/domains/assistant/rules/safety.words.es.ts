import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './safety.words.ts';

export const es = {
  dangers: {
    gas: 'Si huele a gas, salga de la casa ahora sin tocar interruptores ni fuego, y llame desde afuera al 911 o a la compañía de gas.',
    'carbon-monoxide':
      'Saque a todos al aire libre ahora, llame al 911 y no entre hasta que los bomberos digan que el aire es seguro.',
    fire: 'Si hay fuego o humo, saque a todos, cierre las puertas al salir y llame al 911 desde afuera.',
    electric:
      'Aléjese de lo que eche chispas, esté caliente, mojado o colgando, baje el breaker solo si puede llegar sin peligro, y llame al 911 si hay humo, heridos o un cable de la calle caído.',
    structure: 'Que nadie se acerque ni pase por debajo, y llame al 911 si hay alguien herido o atrapado.',
    sewage: 'No use más agua en la casa y aleje a personas y mascotas de las aguas negras.',
    water:
      'Cierre ahora la llave principal del agua si puede, y no entre en agua que llegue a los enchufes o a la caja eléctrica.',
    cold: 'Reúna a todos en un cuarto tibio, nunca caliente con el horno ni con un asador, deje gotear las llaves para que no se congelen los tubos, y llame al 911 si alguien se enfría demasiado.',
    heat: 'Vaya a un lugar fresco y tome agua, y llame al 911 si alguien se confunde, se desmaya o deja de sudar con el calor.',
  },
  noJob:
    'Esto todavía no parece un trabajo para un contratista. Díganos qué hay que arreglar, instalar o construir, o elija el tipo de trabajo.',
  sayWhatToDo: 'Diga o escriba qué hay que hacer.',
  sendAs: 'Envíe una grabación en formato WebM, Ogg, MP4 o WAV.',
  notUnderstood: 'No pudimos entender la grabación. Inténtelo de nuevo o escríbalo.',
} satisfies Translation<typeof en>;
