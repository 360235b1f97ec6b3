import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Trouble } from '@plumbline/contract/domains/messaging/provider-trouble.ts';
import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './gauges.words.ts';

const providers: Readonly<Record<Channel, string>> = {
  email: 'El servidor de correo',
  sms: 'El proveedor de mensajes de texto',
  phone: 'El proveedor de llamadas',
  push: 'Los servicios de notificaciones',
};

const does: Readonly<Record<Trouble, (isMany: boolean) => string>> = {
  unreachable: (isMany) => (isMany ? 'rechazan las conexiones' : 'rechaza las conexiones'),
  silent: (isMany) => (isMany ? 'no responden' : 'no responde'),
  'refuses-us': (isMany) => (isMany ? 'rechazan todos nuestros mensajes' : 'rechaza todos nuestros mensajes'),
  'refuses-everyone': (isMany) => (isMany ? 'rechazan a todos los destinatarios' : 'rechaza a todos los destinatarios'),
};

const things: Readonly<Record<Channel, readonly [one: string, many: string]>> = {
  email: ['correo espera', 'correos esperan'],
  sms: ['mensaje espera', 'mensajes esperan'],
  phone: ['llamada espera', 'llamadas esperan'],
  push: ['notificación espera', 'notificaciones esperan'],
};

export const es = {
  resting: 'Proveedores de mensajes que no reciben ninguno por ahora, porque fallan',
  trouble: ({ channel, trouble, since, waiting }) =>
    `${providers[channel]} ${does[trouble](channel === 'push')} desde ${since}; ${waiting} ${things[channel][waiting === 1 ? 0 : 1]}.`,
} satisfies Translation<typeof en>;
