import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './work-photos.words.ts';

export const es: Translation<typeof en> = {
  title: 'Fotos del trabajo',
  phases: { before: 'Antes', after: 'Después' },
  photo: {
    before: (number) => `Antes del trabajo, foto ${number}`,
    after: (number) => `Después del trabajo, foto ${number}`,
  },
  none: 'Todavía ninguna',
  hint: (most) =>
    `Hasta ${most}. El cliente las ve enseguida, y también un operador que decida sobre un informe del trabajo.`,
  evidence: 'Cuando el trabajo se confirma o se informa de un problema, las fotos quedan como están: son pruebas.',
  open: (name) => `${name}: describirla`,
  describe: 'Qué muestra (opcional)',
  forOperator: 'Fotos del trabajo. Cada una que vea se anota en el registro de auditoría.',
};
