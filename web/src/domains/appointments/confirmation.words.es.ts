import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './confirmation.words.ts';

export const es = {
  confirmed: 'Confirmada',
  byBoth: 'Por ambas partes',
  byYou: 'Por usted',
  by: { customer: 'Por el cliente', contractor: 'Por el contratista' },
  notYet: 'Todavía no',
  noAnswer: 'El cliente no ha respondido.',
  confirm: 'Confirmar',
} satisfies Translation<typeof en>;
