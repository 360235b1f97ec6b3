import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './pass-on.words.ts';

export const es = {
  title: 'Preguntar al siguiente si nadie responde',
  off: (most) =>
    `Si un contratista no acepta o no responde a tiempo, podemos preguntar enseguida al siguiente mejor. Preguntamos a ${most} como máximo, uno a la vez y en el orden que usted elija.`,
  on: 'Les preguntamos uno a la vez, en este orden, hasta que uno acepte.',
  switchOn: 'Elegir a los siguientes contratistas',
  switchingOn: 'Activando...',
  switchOff: 'Desactivar',
  switchedOff: 'Ya no se pregunta a nadie automáticamente.',
  add: 'Agregar a los siguientes mejores',
  busy: 'Guardando...',
  askedAfter: (moment) => `Le preguntamos si nadie responde antes de: ${moment}`,
  askedLater: 'Le preguntamos si nadie anterior toma el trabajo',
  licenseChecked: (day) => `Licencia verificada: ${day}`,
  up: (company) => `Preguntar antes a ${company}`,
  down: (company) => `Preguntar después a ${company}`,
  remove: (company) => `No preguntar a ${company}`,
  moved: (company, place) => `${company} ahora tiene el número ${place}.`,
  removed: (company) => `No se le preguntará a ${company}.`,
  failed: 'No se pudo guardar',
} satisfies Translation<typeof en>;
