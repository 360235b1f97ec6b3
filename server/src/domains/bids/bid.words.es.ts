import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './bid.words.ts';

export const es = {
  onlyPeople: 'Solo las personas ofertan en proyectos.',
  already: (project: string) => `Ya ofertó en «${project}».`,
  notListed: 'La fuente ya no publica este proyecto, así que no recibe más ofertas.',
  notOpen: 'Este proyecto todavía no recibe ofertas.',
  inProgress: 'Este proyecto ya no recibe ofertas: la obra está en curso.',
  completed: 'Este proyecto ya no recibe ofertas: está terminado.',
  wasAccepted: 'Esta oferta fue aceptada.',
  wasRejected: 'Esta oferta fue rechazada.',
} satisfies Translation<typeof en>;
