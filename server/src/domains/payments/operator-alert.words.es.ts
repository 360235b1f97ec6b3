import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './operator-alert.words.ts';

export const es = {
  disputed: {
    opened: 'Un pago está en disputa',
    won: 'Se ganó una disputa',
    lost: 'Se perdió una disputa',
    facts: (description, amount, paymentId, reason) => `${description}, ${amount}, pago ${paymentId}: ${reason}.`,
  },
  wrongAmount: {
    subject: 'Llegó un pago con un monto distinto del solicitado',
    text: (paymentId, asked, received) =>
      `Pago ${paymentId}: se solicitaron ${asked} y llegaron ${received}. El dinero se reembolsará.`,
  },
  refund: {
    failed: 'Un reembolso falló',
    didNotArrive: (paymentId, reason, failure) =>
      `El reembolso del pago ${paymentId} (${reason}) no llegó: ${failure}. Devuélvalo de otra forma o inténtelo de nuevo.`,
    noReason: 'no se indicó el motivo',
    refused: 'El proveedor de pagos rechazó un reembolso',
    wasRefused: (paymentId, reason, failure) =>
      `El reembolso del pago ${paymentId} (${reason}) fue rechazado: ${failure}`,
  },
  daysDiffer: (day) => `El libro contable y el proveedor de pagos difieren el ${day}`,
} satisfies Translation<typeof en>;
