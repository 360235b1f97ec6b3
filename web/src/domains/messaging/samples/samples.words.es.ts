import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './samples.words.ts';

export const es = {
  heading: 'Mensajes',
  lead: 'Todos los tipos de mensaje que envía este servidor, hechos por el mismo código con datos de ejemplo.',
  count: (count) =>
    `${count} ${plural('es', count, { one: 'mensaje', other: 'mensajes' })}, cada uno en inglés y en español.`,
  notLoaded: 'No pudimos cargar los mensajes',
  loading: 'Cargando los mensajes',
  none: 'No hay ejemplos',
  noneText: 'Ningún dominio declara alguno.',
  purposeAndRecipient: (purpose, to) => `${purpose}, para ${to}`,
  partsOf: (title) => `Partes de ${title}`,
  text: 'Texto',
  asHtml: (title, language) => `${title}, en HTML (${language})`,
  length: (characters, segments) =>
    `${characters} caracteres en ${segments} ${plural('es', segments, { one: 'segmento', other: 'segmentos' })}`,
} satisfies Translation<typeof en>;
