import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './operator-alert.words.es.ts';

export const en = {
  disputed: {
    opened: 'A payment is disputed',
    won: 'A dispute was won',
    lost: 'A dispute was lost',
    facts: (description: string, amount: string, paymentId: string, reason: string) =>
      `${description}, ${amount}, payment ${paymentId}: ${reason}.`,
  },
  wrongAmount: {
    subject: 'A payment arrived with a different amount than requested',
    text: (paymentId: string, asked: string, received: string) =>
      `Payment ${paymentId}: ${asked} was requested, ${received} was received. It will be refunded.`,
  },
  refund: {
    failed: 'A refund has failed',
    didNotArrive: (paymentId: string, reason: string, failure: string) =>
      `The refund of payment ${paymentId} (${reason}) did not arrive: ${failure}. Refund it another way, or try again.`,
    noReason: 'no reason given',
    refused: 'A refund was refused by the payment provider',
    wasRefused: (paymentId: string, reason: string, failure: string) =>
      `The refund of payment ${paymentId} (${reason}) was refused: ${failure}`,
  },
  daysDiffer: (day: string) => `The ledger and the payment provider differ on ${day}`,
};

/** Letters to the operators about money that needs attention. */
export const operatorAlertWords = inLanguages({ en, es });
