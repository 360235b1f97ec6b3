import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './channel.words.ts';

export const es = {
  email: 'Correo',
  sms: 'SMS',
  phone: 'Teléfono',
  push: 'Notificación',
} satisfies Translation<typeof en>;
