import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './error-page.words.ts';

export const es = {
  failed: {
    title: 'Algo salió mal',
    text: 'No se puede mostrar esta página. Ya estamos avisados y lo vamos a revisar.',
  },
  busy: {
    title: 'Esta página tarda demasiado',
    text: 'No se puede mostrar en este momento. Inténtelo de nuevo en un momento.',
  },
  tooMany: {
    title: 'Demasiadas páginas a la vez',
    text: 'Espere un minuto antes de abrir otra página.',
  },
  kept: 'No se cambió ni se envió nada.',
  retry: 'Intentar de nuevo',
  home: 'Volver a la página principal',
} satisfies Translation<typeof en>;
