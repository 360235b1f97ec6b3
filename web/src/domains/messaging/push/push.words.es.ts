import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './push.words.ts';

export const es = {
  title: 'Notificaciones en su navegador',
  lead: 'Llegan aunque Plumbline esté cerrado. Su navegador le pregunta primero.',
  unsupported: 'Este navegador no admite notificaciones.',
  blockedTitle: 'Bloqueadas en este navegador',
  blocked: 'Permita las notificaciones de Plumbline en los ajustes del navegador y luego actívelas aquí.',
  turnOn: 'Activar en este navegador',
  turningOn: 'Activando...',
  turnOff: 'Desactivar',
  inDevice: (device) => `en ${device}`,
  devices: 'Navegadores que reciben notificaciones',
  since: (time) => `desde ${time}`,
  isOn: (device) => `Las notificaciones están activadas en ${device}.`,
  isOff: 'Ese navegador ya no recibe notificaciones.',
  notOn: 'Las notificaciones no están activadas',
  failed: 'No se pudo completar',
  blocks: 'Este navegador bloquea las notificaciones de Plumbline. Primero permítalas en sus ajustes.',
  notReady: 'Esta página no está lista para notificaciones. Recárguela e inténtelo de nuevo.',
  unreachable: 'No se puede conectar con el servicio de notificaciones de este navegador. Inténtelo más tarde.',
} satisfies Translation<typeof en>;
