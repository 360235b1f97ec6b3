import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './addresses.words.ts';

export const es = {
  title: 'Canal y calendario',
  text: 'Su lector de canales y su calendario leen en estas direcciones lo que encuentra esta alerta. Quien tenga una puede leerlo.',
  feed: 'Canal (Atom)',
  calendar: 'Calendario de fechas límite',
  copy: 'Copiar',
  copied: 'Dirección copiada',
  neverRead: 'Ningún programa las ha leído todavía.',
  lastRead: (when: string) => `Última lectura: ${when}.`,
  renewText: 'Las direcciones nuevas anulan las anteriores.',
  renew: 'Direcciones nuevas',
  make: 'Crear direcciones',
  renewing: 'Creándolas...',
  renewed: 'La alerta tiene direcciones nuevas',
} satisfies Translation<typeof en>;
