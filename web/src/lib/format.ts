import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { language } from './language.ts';

/** The formats of times, money and distances in this page's language. */
export const {
  formatSlot,
  formatMoney,
  formatDollars,
  formatDistance,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMonth,
  formatNumber,
} = formatsIn(language);
