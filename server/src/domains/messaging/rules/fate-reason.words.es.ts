import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './fate-reason.words.ts';

const tasks: Readonly<Record<Channel, string>> = {
  email: 'enviar correos',
  sms: 'enviar mensajes de texto',
  phone: 'llamar a personas',
  push: 'notificar a navegadores',
};

export const es = {
  'opted-out': 'el destinatario se dio de baja',
  'too-late': 'ya era tarde para enviarlo',
  night: 'es de noche donde está el destinatario',
  'night-too-late': 'es de noche donde está el destinatario y llegaría demasiado tarde',
  enough: 'el destinatario ya recibió suficientes mensajes en esta hora',
  'enough-too-late': 'el destinatario ya recibió suficientes mensajes en esta hora y llegaría demasiado tarde',
  'came-back-before': 'un correo anterior a esta dirección fue devuelto',
  'came-back': ({ code }) => `el correo fue devuelto: ${code}`,
  'cancelled-by-operator': 'cancelado por un operador',
  'process-ended': 'el proceso que lo enviaba terminó antes de registrarlo',
  'adapter-threw': ({ error }) => `el adaptador falló con ${error}`,
  'not-set-up': ({ channel }) => `no hay nada configurado para ${tasks[channel]}`,
  'no-browser': 'ya no hay ningún navegador suscrito',
  'unknown-push-service': 'no es un servicio de notificaciones conocido',
  'silent-push-service': 'el servicio de notificaciones no respondió',
  'silent-provider': ({ provider, code }) => `${provider} no respondió: ${code}`,
  'data-deleted': 'se borraron sus datos',
  said: ({ said }) => said.es,
} satisfies Translation<typeof en>;
