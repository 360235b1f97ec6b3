import type { OperatorPaymentStatus } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './money.words.es.ts';

export const en = {
  loading: 'Loading the ledger',
  attention: 'Needs attention',
  openAndFailed: (disputes: number, refunds: number) =>
    `${disputes} ${plural('en', disputes, { one: 'open dispute', other: 'open disputes' })}, ${refunds} ${plural('en', refunds, { one: 'failed refund', other: 'failed refunds' })}.`,
  balances: 'Balances',
  nothingBooked: 'The ledger has no entries yet.',
  balancesCaption: 'Accounts of the ledger with their balances, debits positive',
  debits: (zero: string) => `Debits are positive, so earnings have a minus sign. They add up to ${zero}.`,
  compared: 'Compared with the provider',
  firstDay: 'The first day is compared tomorrow morning.',
  dayCompared: (day: string, lines: number, differences: number) =>
    `${day}: ${lines} ${plural('en', lines, { one: 'line', other: 'lines' })}, ${differences} ${plural('en', differences, { one: 'difference', other: 'differences' })}`,
  export: 'Export a month of the ledger',
  month: 'Month',
  exportCsv: 'Export CSV',
  payments: 'Payments',
  states: { loading: 'Loading the payments', notLoaded: "We couldn't load the payments" },
  state: 'Status',
  any: 'Any',
  noneSuch: 'No payments with this status',
  none: 'No payments yet',
  showAll: 'Show all payments',
  chooseAnother: 'Choose another status to see the others.',
  listedHere: 'Referral fees and donations are listed here.',
  status: {
    open: 'Not paid',
    processing: 'Processing',
    succeeded: 'Paid',
    cancelled: 'Closed',
    refunding: 'Refunding',
    refunded: 'Refunded',
    'refund-failed': 'Refund failed',
    disputed: 'Disputed',
  } satisfies Readonly<Record<OperatorPaymentStatus, string>>,
  paidAt: (time: string) => `Paid ${time}`,
  begunAt: (time: string) => `Started ${time}`,
  declines: (count: number) => `${count} ${plural('en', count, { one: 'declined card', other: 'declined cards' })}`,
  refundReason: (reason: string) => `Refund: ${reason}`,
  refundFailed: (reason: string) => `Refund: ${reason}. The provider doesn’t say why it failed.`,
  refundFailure: (reason: string, failure: string) => `Refund: ${reason}. The provider says: ${failure}`,
  dispute: (amount: string, reason: string, status: string) => `Dispute of ${amount}, ${reason}, ${status}`,
  disputeUntil: (amount: string, reason: string, status: string, time: string) =>
    `Dispute of ${amount}, ${reason}, ${status}, evidence by ${time}`,
  disputeStatus: { open: 'open', won: 'won', lost: 'lost' },
  refund: 'Refund',
  refundWhich: (amount: string, description: string) => `Refund ${amount}: ${description}`,
  refundTitle: (amount: string) => `Refund ${amount}?`,
  refunding: 'Refunding...',
  leave: 'Leave it',
  audited: 'Recorded in the audit log.',
  wholeAmount: 'The whole amount is refunded to the card.',
  connectionStays: 'The connection itself stays as it is.',
  onItsWay: 'Refund on its way',
  goesBack: (amount: string) => `${amount} is being refunded to the card.`,
};

/** Payments and the ledger, for operators. */
export const moneyWords = inLanguages({ en, es });
