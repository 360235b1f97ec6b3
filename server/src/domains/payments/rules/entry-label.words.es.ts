import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './entry-label.words.ts';
import { movementWords } from './provider-line.words.ts';

export const es = {
  'referral-fee': ({ requestNumber }) => `Cargo por conexión, ${requestNumber}`,
  donation: 'Donación',
  'fee-lapsed': 'Cargo no pagado a tiempo',
  'connection-ended': 'Conexión terminada',
  'provider-fee': 'Comisión del proveedor',
  'provider-movement': ({ movement }) => `Proveedor: ${movementWords.es[movement]}`,
} satisfies Translation<typeof en>;
