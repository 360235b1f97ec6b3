import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './referral-over.words.ts';

export const es = {
  unreachable: 'no se pudo contactar al contratista',
  denied: 'el contratista rechazó la solicitud',
  declined: 'el cliente rechazó la propuesta',
  withdrawn: 'la solicitud al contratista se retiró',
  expired: 'el plazo para responder venció',
  lapsed: 'el cargo no se pagó a tiempo',
  lost: 'otro contratista obtuvo el trabajo',
  released: 'el contratista ya no tiene el trabajo',
} satisfies Translation<typeof en>;
