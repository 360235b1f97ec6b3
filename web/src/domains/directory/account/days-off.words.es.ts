import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './days-off.words.ts';

export const es = {
  title: 'Días libres',
  lead: 'Esos días no se ofrecen horas ni vencen respuestas, y los clientes leen que está cerrado. Las visitas reservadas se mantienen.',
  none: 'No hay días libres previstos.',
  span: (from, to) => (from === to ? from : `${from} a ${to}`),
  from: 'Primer día',
  to: 'Último día',
  add: 'Añadir',
  adding: 'Añadiendo…',
  added: 'Días libres añadidos',
  addedNext: 'Esos días no se ofrecen horas a los clientes.',
  remove: 'Quitar',
  removed: 'Días libres quitados',
  removedNext: 'Los clientes pueden volver a reservar esos días.',
  failed: 'No se pudo hacer',
} satisfies Translation<typeof en>;
