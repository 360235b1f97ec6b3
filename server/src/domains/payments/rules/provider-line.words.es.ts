import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './provider-line.words.ts';

export const es = {
  charge: 'cobro',
  refund: 'reembolso',
  'refund-failure': 'reembolso fallido',
  dispute: 'disputa',
  'dispute-reversal': 'disputa revertida',
  fee: 'comisión',
  payout: 'transferencia al banco',
  other: 'otro',
} satisfies Translation<typeof en>;
