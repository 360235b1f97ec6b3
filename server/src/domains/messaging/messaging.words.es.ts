import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './messaging.words.ts';

export const es = {
  onlyTexts: 'Aquí solo se pueden responder mensajes de texto.',
  replySent: 'Enviado. Lo que resulte llega aquí.',
  notSent: (why) => `El mensaje no salió: ${why}.`,
  waits: 'espera a ser enviado',
  turnOnFirst: 'Primero active las notificaciones en este navegador.',
  localMailbox: 'Buzón local',
  inMailbox: 'Está en el buzón local.',
  toBrowsers: 'Se envió a sus navegadores.',
  notSetUp: 'Aquí no están configuradas las notificaciones.',
  unknownService: 'No se pueden enviar notificaciones al servicio de este navegador.',
  ended: 'Este navegador ya no recibe notificaciones.',
} satisfies Translation<typeof en>;
