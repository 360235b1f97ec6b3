import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './losses-table.words.ts';

export const es = {
  head: ['Fila', 'Motivo', 'Detalles', 'Título', 'Lugar'],
  reason: {
    outside: 'Fuera de la zona',
    'no-place': 'Sin lugar',
    'not-construction': 'No es construcción',
    duplicate: 'Repetida',
    unreadable: 'Ilegible',
  },
} satisfies Translation<typeof en>;
