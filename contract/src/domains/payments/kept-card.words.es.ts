import type { Translation } from '../../kernel/words.ts';
import type { en } from './kept-card.words.ts';

export const es = {
  consent: (fee) =>
    `Cuando yo acepte un trabajo con un enlace que Plumbline me envió, o respondiendo a un mensaje de texto, cobren el cargo por conexión a esta tarjeta: como máximo ${fee} cada vez, y dentro de mi límite de gasto. Quien tenga ese enlace puede aceptar por mí.`,
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    jcb: 'JCB',
    unionpay: 'UnionPay',
  },
  otherBrand: 'Tarjeta',
  named: (brand, last4) => `${brand} que termina en ${last4}`,
} satisfies Translation<typeof en>;
