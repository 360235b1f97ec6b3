import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './payments.words.ts';

export const es = {
  noDonations: 'Las donaciones todavía no están disponibles: no hay un proveedor de pagos configurado.',
  tooManyDonations: (minutes) =>
    `Desde este dispositivo o esta red se iniciaron o rechazaron demasiadas donaciones. Inténtelo de nuevo en ${minutes} ${plural('es', minutes, { one: 'minuto', other: 'minutos' })}.`,
  noProvider: 'Los pagos todavía no están disponibles: no hay un proveedor de pagos configurado.',
  unreachable: 'No se puede conectar con el proveedor de pagos en este momento. Inténtelo de nuevo en un momento.',
  cardNotEntered: 'No se ingresó ninguna tarjeta. Inténtelo de nuevo.',
  beingCharged: 'Su tarjeta guardada se está cobrando por esto. Tendrá noticias nuestras en un momento.',
  paidAlready: 'Este pago ya se hizo. No se debe nada más.',
  withBank: 'Este pago está con el banco. Le avisaremos en cuanto se confirme.',
  donationClosed: 'Esta donación ya no se puede pagar. Inicie una nueva.',
  connectionClosed: 'Esta conexión ya no se puede pagar: se acabó su plazo o terminó. No se debe nada.',
  overCap: (cost, cap, left, day) =>
    `Esta conexión cuesta ${cost}, y de su límite de gasto de ${cap} al mes quedan ${left}. Aumente el límite en la página de su cuenta, o acepte de nuevo a partir del ${day} (hora del Este).`,
  nothingCameIn: 'No se ha recibido nada por este pago, así que no se puede devolver nada.',
  disputed: 'Este pago está en disputa: decide el banco del titular de la tarjeta.',
  returnedAlready: 'Este pago ya se devolvió o se está devolviendo.',
} satisfies Translation<typeof en>;
