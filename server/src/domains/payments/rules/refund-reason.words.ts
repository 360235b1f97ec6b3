import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './refund-reason.words.es.ts';

/** The reasons of a contractor's report, in words. */
const reports = {
  unreachable: 'the customer could not be reached',
  'not-wanted': 'the customer did not want the job',
};

export const en = {
  'fee-unpaid': 'The fee was not paid in time',
  'customer-cancelled': 'The customer cancelled the request',
  'contractor-absent': 'The contractor did not come',
  'taken-back': 'The contractor took the acceptance back',
  'bad-connection': ({ report }: { readonly report: keyof typeof reports }) => `Bad connection: ${reports[report]}`,
  'ended-before-payment': 'The connection had ended before the payment came in',
  'wrong-amount': 'A different amount came in than was asked for',
  'at-provider': 'Made at the payment provider',
};

/** Why money goes back to a card. Operators read it. */
export const refundReasonWords = inLanguages({ en, es });
