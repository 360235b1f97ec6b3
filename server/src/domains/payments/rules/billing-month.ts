import { BILLING_ZONE, type Month } from '@plumbline/contract/domains/payments/spending-cap.ts';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';

/** Returns the calendar month of a moment in the billing time zone, 'yyyy-MM'. */
export const monthOf = (moment: Date): Month => wallTimeOf(moment, BILLING_ZONE).day.slice(0, 7);

/** Returns the first moment of the month and the first moment of the next one. */
export function spanOf(month: Month): { from: Date; to: Date } {
  return { from: startOf(month), to: startOf(monthAfter(month)) };
}

const startOf = (month: Month): Date => instantOf(`${month}-01`, '00:00', BILLING_ZONE);

/** Returns the next month: '2027-01' for '2026-12'. */
export function monthAfter(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
