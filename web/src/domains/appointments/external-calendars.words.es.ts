import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './external-calendars.words.ts';

export const es = {
  title: 'Sus otros calendarios',
  lead: 'A los clientes no se les ofrecen las horas en que su propio calendario está ocupado. Solo guardamos cuándo está ocupado: ni títulos, ni lugares, ni invitados.',
  none: 'No hay ningún calendario conectado.',
  connectTitle: 'Conectar un calendario por su dirección (ICS)',
  address: 'Dirección ICS',
  addressHint: 'En Google, la «Dirección secreta en formato iCal». La guardamos cifrada.',
  name: 'Nombre',
  connect: 'Conectar',
  connecting: 'Conectando…',
  connected: 'Calendario conectado',
  connectedNext: 'Lo estamos leyendo, y lo leeremos con regularidad.',
  refresh: 'Leer ahora',
  disconnect: 'Desconectar',
  disconnectTitle: (name) => `¿Desconectar ${name}?`,
  disconnectEffect: 'Olvidamos su dirección y sus horas ocupadas. Los clientes volverán a ver esas horas.',
  unchooseEffect: 'Olvidamos sus horas ocupadas. Los clientes volverán a ver esas horas.',
  failed: 'No se pudo hacer',
  waiting: 'Leyendo por primera vez…',
  reading: 'Leyendo',
  readingNext: 'La lista muestra cuándo termina.',
  readAt: (when) => `Leído: ${when}`,
  notReadSince: (when) => `Sin leer desde: ${when}`,
  neverRead: 'Nunca leído. No conocemos sus horas ocupadas.',
  unread: (count) =>
    count === 1
      ? 'Una entrada no se puede leer, así que podríamos ofrecer esa hora a clientes. Ábrala en su calendario y guárdela de nuevo.'
      : `${count} entradas no se pueden leer, así que podríamos ofrecer esas horas a clientes. Ábralas en su calendario y guárdelas de nuevo.`,
  current: 'Al día',
  old: 'Desactualizado',
  troubles: {
    unreachable: 'No se puede acceder a su servidor. Seguimos intentándolo.',
    'too-slow': 'Su servidor tarda demasiado en responder. Seguimos intentándolo.',
    'not-allowed': 'Su servidor nos rechaza. Cree una dirección nueva en su calendario y conéctela.',
    'not-found': 'No hay nada en su dirección. Cree una dirección nueva en su calendario y conéctela.',
    'private-address': 'Su dirección lleva a una red privada, donde no se lee nada. Use una dirección pública.',
    'too-large': 'Es demasiado grande. Conecte un calendario que solo contenga su trabajo.',
    'too-complex': 'Tiene demasiadas entradas. Conecte un calendario que solo contenga su trabajo.',
    'no-calendar': 'En su dirección no hay ningún calendario. Compruebe que copió la dirección ICS.',
    locked: 'Ya no se puede descifrar su dirección. Desconéctelo y vuelva a conectarlo.',
    'wrong-password':
      'Su servidor rechaza su usuario o su contraseña. Conecte de nuevo el servidor con otra contraseña de aplicación.',
    'no-server': 'Su servidor ya no responde como servidor de calendarios. Seguimos intentándolo.',
    'no-calendars': 'Su cuenta en el servidor ya no tiene ningún calendario.',
    insecure: 'Su servidor pide la contraseña sin cifrado, así que no la enviamos.',
  },
  accountTroubles: {
    'not-allowed': 'Su servidor ya no nos deja leerlo. Compruebe que usted mismo puede leerlo.',
    'not-found': 'Ya no está en su servidor. Desconéctelo.',
    'no-calendar': 'Hay algo en él que no se puede leer. Compruebe sus últimas entradas en su programa de calendario.',
    locked: 'Ya no se puede descifrar su contraseña. Desconecte su servidor y vuelva a conectarlo.',
  },
} satisfies Translation<typeof en>;
