import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './black-out.words.ts';

export const es: Translation<typeof en> = {
  title: 'Tapar partes',
  description: 'Dibuje sobre caras, números de casa y cartas.',
  loading: 'Abriendo la foto…',
  unreadable: 'Este navegador no puede abrir esa foto. Elija un archivo JPEG o PNG.',
  canvas:
    'La foto. Las flechas mueven un rectángulo, Mayús y las flechas cambian su tamaño, y Entrar lo tapa de negro.',
  keys: 'Con teclado: las flechas mueven un rectángulo, Mayús y las flechas cambian su tamaño, Entrar lo tapa de negro.',
  brush: 'Tamaño del pincel',
  sizes: { small: 'Pequeño', medium: 'Mediano', large: 'Grande' },
  undo: 'Deshacer',
  marked: (count) => (count === 1 ? '1 parte está tapada.' : `${count} partes están tapadas.`),
  promise:
    'Lo negro desaparece para todos, también para usted: su dispositivo lo tapa antes de enviar, y no recibimos otra copia.',
  save: 'Añadir foto',
  cancel: 'Cancelar',
};
