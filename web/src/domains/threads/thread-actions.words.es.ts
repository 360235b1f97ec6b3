import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './thread-actions.words.ts';

export const es = {
  download: 'Descargar',
  report: 'Reportar',
  reporting: 'Enviando…',
  reported: 'Reportada. La revisaremos.',
  reportTitle: 'Reportar esta conversación',
  reportText: 'Leeremos lo escrito y decidiremos. No avisamos a la otra parte. Puede seguir escribiendo.',
  note: '¿Qué pasa?',
  block: 'Terminar conversación',
  blocking: 'Terminando…',
  blockTitle: '¿Terminar esta conversación?',
  blockText: 'Ninguno de los dos podrá escribir más, y la otra parte verá que usted la terminó. No se puede deshacer.',
  keep: 'Mantenerla',
} satisfies Translation<typeof en>;
