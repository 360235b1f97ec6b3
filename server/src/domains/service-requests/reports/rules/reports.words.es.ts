import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './reports.words.ts';

export const es: Translation<typeof en> = {
  aContractor: 'Un contratista',
  notNow: (days) =>
    `Esto se puede informar una vez, dentro de ${days} días después de terminado el trabajo, por las dos partes conectadas.`,
  ownReport: 'Este informe es suyo. La otra parte puede objetarlo.',
  tooLateToObject: (hours) => `Había ${hours} horas para objetar, o ya se decidió.`,
  noObjection: 'Nadie objetó este informe, así que no hay nada que decidir.',
  isDecided: 'Este informe ya se decidió.',
};
