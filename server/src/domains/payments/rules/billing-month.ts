import { BILLING_ZONE, type Month } from '@plumbline/contract/domains/payments/spending-cap.ts';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';

/** The calendar month of a moment, 'yyyy-MM', on the clocks that bills are counted on. */
export const monthOf = (moment: Date): Month => wallTimeOf(moment, BILLING_ZONE).day.slice(0, 7);

/** From its first moment to the first of the next. */
export function spanOf(month: Month): { from: Date; to: Date } {
  return { from: startOf(month), to: startOf(monthAfter(month)) };
}

const startOf = (month: Month): Date => instantOf(`${month}-01`, '00:00', BILLING_ZONE);

/** '2027-01' after '2026-12'. */
export function monthAfter(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
