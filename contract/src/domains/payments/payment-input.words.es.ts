import type { Translation } from '../../kernel/words.ts';
import type { en } from './payment-input.words.ts';

export const es = {
  donation: 'Donación a Plumbline',
  sayAmount: 'Ingrese un monto en dólares, como 25 o 12.50.',
  smallestDonation: (formatted) => `La donación mínima es de ${formatted}.`,
  largestDonation: (formatted) => `La donación máxima es de ${formatted}.`,
  sayCap: (formattedMost) =>
    `Ingrese de 0 a ${formattedMost} dólares con dos decimales como máximo, o nada para no tener límite.`,
  sayMonth: 'Indique un mes, como 2026-12.',
  cardNumber: 'Ingrese el número de la tarjeta.',
  cardExpiry: 'Ingrese la fecha de vencimiento.',
  cardCode: 'Ingrese el código de seguridad.',
} satisfies Translation<typeof en>;
