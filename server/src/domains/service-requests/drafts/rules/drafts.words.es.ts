import { DRAFT_HOURS } from '@plumbline/contract/domains/service-requests/draft-hours.ts';
import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './drafts.words.ts';

export const es = {
  kept: 'Su respuesta está guardada.',
  erased: 'Sus respuestas están borradas.',
  notAJob: 'Describa el trabajo que necesita.',
  unknown: {
    zipCode: 'No conocemos este código postal. Revíselo e inténtelo de nuevo.',
    city: 'No conocemos esta ciudad. Revise su nombre y su estado, o use su código postal.',
  },
  notListed: 'Este contratista ya no está en la lista. Elija otro.',
  expired: `Sus respuestas se guardaron ${DRAFT_HOURS} horas y ya están borradas. Empiece de nuevo.`,
} satisfies Translation<typeof en>;
