import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './stop.words.ts';

export const es = {
  noLink: 'Este enlace no funciona',
  noLinkText: 'Abra el enlace desde el mensaje mismo: es posible que esté incompleto.',
  home: 'Volver al inicio',
  heading: 'Detener los mensajes',
  question: '¿Detener los mensajes de oferentes?',
  stopped: 'Ya no recibirá más mensajes',
  stoppedAloud: 'Ya no recibirá más mensajes.',
  nothingMore: {
    before: 'Plumbline no enviará más mensajes de este tipo a',
    after: 'Los que ya iban en camino todavía pueden llegar.',
  },
  about:
    'Los contratistas usan Plumbline para escribir al contacto que nombra la publicación de un proyecto de construcción. ' +
    'Usted recibió un mensaje así en',
  ifStopped: 'Si los detiene, ningún contratista podrá enviarle otro por Plumbline. No necesita una cuenta.',
  failed: 'No se detuvieron',
  stop: 'Detener los mensajes',
  stopping: 'Deteniendo...',
} satisfies Translation<typeof en>;
