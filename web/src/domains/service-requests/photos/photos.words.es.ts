import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './photos.words.ts';

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

export const es: Translation<typeof en> = {
  kinds: 'JPEG, PNG, WebP o GIF. Todavía no se pueden añadir videos ni documentos.',
  blackOut: 'Tapar antes partes de una foto',
  addThis: 'Añadir esta foto',
  full: (most) => `Ha añadido ${most}. Quite una para añadir otra.`,
  photo: (number) => `Foto ${number}`,
  open: (name) => `${name}: describirla u ocultarla`,
  remove: (name) => `Quitar ${name}`,
  hidden: 'Oculta',
  preparing: 'Preparándose…',
  refused: 'No añadida',
  notSent: 'No enviada',
  isSent: 'Añadida',
  retry: 'Reintentar',
  retryThis: (name) => `Reintentar ${name}`,
  refusedBecause: (name, reason) => `${name}: ${reason}`,
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
  chosen: {
    blackOut: (name) => `Tapar partes de ${name}`,
    kept: (count) =>
      count === 1
        ? '1 foto espera en este dispositivo, un día como máximo. Se envía después de su solicitud.'
        : `${count} fotos esperan en este dispositivo, un día como máximo. Se envían después de su solicitud.`,
    opening: 'Abriendo…',
    withoutScripts: 'Puede añadir fotos en su página de seguimiento, después de enviar.',
    done: 'Listo',
    unreadable: 'Este navegador no puede abrir ese archivo. Elija una foto JPEG, PNG, WebP o GIF.',
    tooMany: (most) => `Una solicitud puede tener ${most} fotos. Quite una para añadir otra.`,
    noRoom:
      'Este dispositivo no guarda más fotos por ahora. Añada las demás en su página de seguimiento, después de enviar.',
  },
  sent: {
    following:
      'Su solicitud ya se envió y las fotos la siguen. Si sale, continúan cuando abra esta página o la de seguimiento en este dispositivo, en el plazo de un día.',
    broke:
      'Su solicitud ya se envió, pero la conexión se cortó antes de las fotos. No se pierde nada: se envían de nuevo en cuanto vuelva, en el plazo de un día.',
    refused: 'Su solicitud ya se envió, pero no se pudieron añadir todas las fotos.',
    all: (count) =>
      count === 1
        ? 'Su foto está añadida. Puede describirla, ocultarla o quitarla en su página de seguimiento.'
        : `Sus ${count} fotos están añadidas. Puede describirlas, ocultarlas o quitarlas en su página de seguimiento.`,
  },
  tooLarge: (megabytes) => `Una foto puede tener como máximo ${megabytes} MB. Hágala más pequeña y añádala de nuevo.`,
  problems: {
    'invalid-input': 'Ese archivo no es una foto que podamos leer. Elija un archivo JPEG, PNG, WebP o GIF.',
    'already-happened': 'No se pueden añadir más fotos. Quite una primero.',
    other: 'La foto no se pudo añadir ahora. Inténtelo de nuevo en un momento.',
  },
};
