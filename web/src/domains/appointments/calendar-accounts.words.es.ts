import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './calendar-accounts.words.ts';

export const es = {
  connectTitle: 'Conectar un servidor de calendarios (CalDAV)',
  lead: 'Para iCloud, Fastmail, Nextcloud y otros. Después elige cuáles de sus calendarios cuentan.',
  address: 'Servidor o dirección de correo',
  addressHint: 'La dirección que su proveedor indica para CalDAV, como caldav.icloud.com.',
  userName: 'Nombre de usuario',
  password: 'Contraseña de aplicación',
  passwordHint: 'Cree una para nosotros en su cuenta, para poder retirarla. La guardamos cifrada.',
  connect: 'Buscar calendarios',
  connecting: 'Buscando calendarios…',
  connected: 'Servidor de calendarios conectado',
  connectedNext: 'Elija cuáles de sus calendarios cuentan.',
  calendarsAt: (host) => `Calendarios en ${host}`,
  choose: 'A los clientes no se les ofrecen las horas en que estos están ocupados',
  save: 'Guardar selección',
  saving: 'Guardando…',
  saved: 'Guardado',
  savedNext: 'Estamos leyendo los calendarios marcados, y los leeremos con regularidad.',
  disconnect: 'Desconectar servidor',
  disconnectTitle: (host) => `¿Desconectar ${host}?`,
  disconnectEffect:
    'Olvidamos su contraseña, sus calendarios y sus horas ocupadas. Los clientes volverán a ver esas horas.',
  failed: 'No se pudo hacer',
} satisfies Translation<typeof en>;
