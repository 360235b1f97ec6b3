import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './connection.words.es.ts';

export const en = {
  receipts: {
    settled: 'You are connected.',
    denied: 'The request was denied. Nothing is due.',
    proposed: 'The proposal was sent to the customer.',
    countered: 'The other time was sent to the contractor.',
    declined: 'The proposal was declined.',
    withdrawn: (most: number) => `A proposal can be changed at most ${most} times. This change has closed the request.`,
    feeDue: (fee: string) => `Accepted. The connection is made when the referral fee of ${fee} is paid.`,
    charging: (fee: string, card: string) =>
      `Accepted. We are charging ${fee} to your ${card}. The customer’s details follow in a moment.`,
    takenBack: 'Your acceptance was taken back. Nothing is charged.',
    thanks: 'Thank you.',
    approved: 'Approved. You are connected as soon as the contractor has settled the referral fee.',
  },

  payment: {
    due: (fee: string, until: string) =>
      `Pay the referral fee of ${fee} by ${until}, and you are connected with the customer.`,
    confirming: 'Your payment is being confirmed. The customer’s details appear here as soon as it is.',
    free: 'This connection was free. You are connected with the customer.',
    paid: (fee: string) => `Your ${fee} referral fee has been processed. You're now connected with the customer!`,
    notDue: 'Nothing is due: this request has not been accepted yet.',
  },

  report: {
    asked: (hours: number) =>
      `We asked the customer. If they don’t answer within ${hours} hours, we refund the fee to your card.`,
    operator: 'Several of your recent connections were refunded, so we will review this report. You will hear from us.',
    refunded: 'The connection has ended. If you paid a fee, we refund it to your card.',
    refused: 'The fee is not refunded: the customer says that you spoke, or that is what our review found.',
    void: 'The work has started, so the report has no effect.',
    notConnected: 'You can only report a connection that was made.',
    hasStarted: 'The work has started, so this connection can no longer be reported.',
    tooLate: (days: number) => `A connection can be reported within ${days} days.`,
    alreadyDecided: 'This has already been decided. Thank you anyway.',
    isDecided: {
      refunded: 'The fee of this report has already been refunded.',
      void: 'This report has no effect, because the work has started.',
    },
  },
};

/** Receipts of answers, the state of a fee, and reports of bad connections. */
export const connectionWords = inLanguages({ en, es });
