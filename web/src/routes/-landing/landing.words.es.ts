import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './landing.words.ts';

export const es = {
  leak: '¿Una fuga por arreglar',
  crew: 'o una cuadrilla por ocupar?',
  intro:
    'Describa un trabajo y elija un contratista cercano. O encuentre proyectos de construcción cerca de Louisville y presente su oferta.',
  describe:
    'Describa el trabajo en sus propias palabras, elija un contratista cercano y sígalo hasta que esté terminado.',
  looking: 'Busco un contratista',
  trades: 'Plomería, electricidad, aire acondicionado, reparaciones',
  see: 'Vea proyectos de construcción en los condados de Jefferson, Oldham, Bullitt y Spencer, cada uno con su fuente, y presente su oferta.',
  craftsman: 'Soy contratista',
  promises: 'Lo que prometemos',
  one: 'Un solo contratista, el que usted elija',
  oneDetail:
    'Su solicitud no va a nadie más. Solo se pregunta a tres si usted presiona ‘Preguntar a las 3 mejores opciones’.',
  price: 'El precio está a la vista',
  free: 'Gratis para usted.',
  number: 'Su número nunca se revende',
  numberDetail: 'Un contratista ve su nombre, teléfono, correo y calle solo después de aceptar el trabajo.',
} satisfies Translation<typeof en>;
