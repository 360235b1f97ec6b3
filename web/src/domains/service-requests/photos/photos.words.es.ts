import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './photos.words.ts';

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

export const es: Translation<typeof en> = {
  title: 'Fotos',
  hint: (most) => `Hasta ${most}. Una de cerca y otra desde un paso atrás: el contratista trae la pieza correcta.`,
  kinds: 'JPEG, PNG, WebP o GIF. Todavía no se pueden añadir videos ni documentos.',
  add: 'Tomar o añadir',
  blackOut: 'Tapar antes partes de una foto',
  addThis: 'Añadir esta foto',
  full: (most) => `Ha añadido ${most}. Quite una para añadir otra.`,
  mayBeSeen: 'Los contratistas pueden ver las fotos nuevas antes de que estén en contacto',
  otherwise: 'Si no: solo las ve el contratista con quien esté en contacto. Puede cambiarlo en cada foto.',
  before: 'Quitamos el lugar y la hora de cada foto. Evite caras, números de casa y documentos.',
  photo: (number) => `Foto ${number}`,
  open: (name) => `${name}: describirla u ocultarla`,
  remove: (name) => `Quitar ${name}`,
  hidden: 'Oculta',
  preparing: 'Preparándose…',
  refused: 'No añadida',
  notSent: 'No enviada',
  retry: 'Reintentar',
  percent: (percent) => `${percent} %`,
  sending: (name) => `Enviando ${name}`,
  status: (added, sending, failed) =>
    [
      ...counted(added, 'añadida', 'añadidas'),
      ...counted(sending, 'en camino', 'en camino'),
      ...counted(failed, 'no enviada', 'no enviadas'),
    ].join(', ') + '.',
  broke: 'La conexión se cortó. No se pierde nada: se envía de nuevo en cuanto vuelva.',
  edit: {
    title: 'Esta foto',
    description: 'Qué muestra',
    hint: 'Para quien no pueda verla y para el contratista. Sin nombres ni números.',
    shared: 'Los contratistas pueden verla antes de que estén en contacto',
    save: 'Guardar',
    saving: 'Guardando…',
  },
  removal: {
    title: '¿Quitar esta foto?',
    text: 'Se elimina para todos y para siempre.',
    submit: 'Quitar',
    busy: 'Quitando…',
    keep: 'Conservarla',
  },
  tooLarge: (megabytes) => `Una foto puede tener como máximo ${megabytes} MB. Hágala más pequeña y añádala de nuevo.`,
  problems: {
    'invalid-input': 'Ese archivo no es una foto que podamos leer. Elija un archivo JPEG, PNG, WebP o GIF.',
    'already-happened': 'No se pueden añadir más fotos. Quite una primero.',
    other: 'La foto no se pudo añadir ahora. Inténtelo de nuevo en un momento.',
  },
};
