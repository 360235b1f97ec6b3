import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './firm-dispute.words.ts';

export const es = {
  keptSubject: (firm: string) => `Los permisos de ${firm} vuelven a contar`,
  kept: (firm: string, company: string) =>
    `Usted dijo que los permisos de ${firm} no son de ${company}. Un operador los revisó y determinó que sí lo son. Vuelven a contar en su página y en sus tarjetas.`,
  keptNext: 'Si usted sabe más de lo que sabía el operador, responda a este mensaje.',
  unlinkedSubject: (firm: string) => `Los permisos de ${firm} no son suyos`,
  unlinked: (firm: string, company: string) =>
    `Usted dijo que los permisos de ${firm} no son de ${company}. Un operador está de acuerdo. Ya no cuentan para usted, tampoco cuando lleguen nuevos.`,
  unlinkedNext: 'La página de la empresa queda, sin vínculo con la suya.',
  open: 'Ver sus permisos',
  firm: 'La página de la empresa',
} satisfies Translation<typeof en>;
