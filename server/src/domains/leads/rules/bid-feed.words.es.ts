import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './bid-feed.words.ts';

export const es = {
  title: 'Calendario de ofertas',
  deadline: (title: string) => `Cierran las ofertas: ${title}`,
  visit: (title: string) => `Visita al sitio: ${title}`,
  step: (title: string) => `Próximo paso: ${title}`,
  read: (quote: string) => `Leído de la descripción; verifíquelo: "${quote}"`,
} satisfies Translation<typeof en>;
