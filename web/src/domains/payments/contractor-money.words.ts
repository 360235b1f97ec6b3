import type { PaymentRecordStatus } from '@plumbline/contract/domains/payments/payment-record.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './contractor-money.words.es.ts';

export const en = {
  cap: {
    title: 'Monthly spending cap',
    loading: 'Loading your spending cap',
    lifted: 'Spending cap lifted',
    saved: 'Spending cap saved',
    noLimit: 'Your connections have no limit now.',
    atMost: (formatted: string) => `At most ${formatted} a month.`,
    notSaved: 'Your cap was not saved',
    spent: (spent: string) =>
      `${spent} this month. Acceptances that would exceed the cap are refused, even when two arrive at once. Months are counted in Eastern Time.`,
    spentAndLeft: (spent: string, left: string) =>
      `${spent} this month, ${left} left. Acceptances that would exceed the cap are refused, even when two arrive at once. Months are counted in Eastern Time.`,
    label: 'Dollars a month',
    hint: 'Leave blank for no cap',
    saving: 'Saving...',
    save: 'Save cap',
  },
  billing: {
    title: 'Recent billing',
    loading: 'Loading your billing',
    none: 'No payments yet. What you pay for accepted connections is listed here.',
    refundedInPart: 'Refunded in part',
    status: {
      paid: 'paid',
      due: 'due',
      waived: 'free',
      lapsed: 'not paid in time, nothing due',
      returned: 'the connection ended, nothing due',
      refunding: 'refund on its way',
      refunded: 'refunded',
    } satisfies Readonly<Record<PaymentRecordStatus, string>>,
  },
};

/** The contractor's costs per connection, and their cap. */
export const contractorMoneyWords = inLanguages({ en, es });
