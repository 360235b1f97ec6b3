import type { ReportStatus } from '@plumbline/contract/domains/service-requests/connection.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './connection.words.es.ts';

export const en = {
  receipts: {
    settled: 'You are connected.',
    denied: 'The request was denied. Nothing is due.',
    proposed: 'The proposal was sent to the customer.',
    countered: 'The other time was sent to the contractor.',
    declined: 'The proposal was declined.',
    withdrawn: (most: number) =>
      `A proposal can be changed at most ${most} times. With this change the request was closed.`,
    feeDue: (fee: string) => `Accepted. The connection is made when the referral fee of ${fee} is paid.`,
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
    notDue: 'Nothing is due: this request was not accepted yet.',
  },

  report: {
    asked: (hours: number) =>
      `We have asked the customer. Without their answer within ${hours} hours the fee goes back to your card.`,
    operator:
      'The fees of several of your last connections went back, so one of us looks at this one. You will hear from us.',
    refunded: 'The connection has ended. A fee that was paid goes back to your card.',
    refused: 'The customer says that you spoke, or one of us has decided so: the fee stays.',
    void: 'The work has started, so the report has no effect.',
    notConnected: 'Only a connection that was made can be reported.',
    hasStarted: 'The work has started, so this connection can’t be reported any more.',
    tooLate: (days: number) => `A connection can be reported within ${days} days.`,
    alreadyDecided: 'This was decided already. Thank you all the same.',
    isDecided: {
      asked: 'This report is decided: asked.',
      operator: 'This report is decided: operator.',
      refunded: 'This report is decided: refunded.',
      refused: 'This report is decided: refused.',
      void: 'This report is decided: void.',
    } satisfies Record<ReportStatus, string>,
  },
};

/** Receipts of answers, the state of a fee, and reports of bad connections. */
export const connectionWords = inLanguages({ en, es });
