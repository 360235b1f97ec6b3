import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './refund-reason.words.es.ts';

/** The reasons that a contractor can report. */
const reports = {
  unreachable: 'the customer could not be reached',
  'not-wanted': 'the customer did not want the job',
};

export const en = {
  'fee-unpaid': 'The fee was not paid in time',
  'customer-cancelled': 'The customer canceled the request',
  'contractor-absent': 'The contractor did not show up',
  'taken-back': 'The contractor withdrew the acceptance',
  'bad-connection': ({ report }: { readonly report: keyof typeof reports }) => `Bad connection: ${reports[report]}`,
  'ended-before-payment': 'The connection ended before the payment arrived',
  'wrong-amount': 'The amount received differs from the amount requested',
  'at-provider': 'Made at the payment provider',
};

/** Reasons for refunds. Operators read them. */
export const refundReasonWords = inLanguages({ en, es });
