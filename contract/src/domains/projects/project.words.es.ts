import type { Translation } from '../../kernel/words.ts';
import type { en } from './project.words.ts';

export const es = {
  status: {
    'bidding-open': 'Abierto a ofertas',
    'in-review': 'En revisión',
    'in-progress': 'En curso',
    planning: 'En planeación',
    completed: 'Terminado',
  },
  type: {
    residential: 'Residencial',
    commercial: 'Comercial',
    renovation: 'Renovación',
    'new-construction': 'Obra nueva',
  },
  county: {
    'Jefferson County': 'Condado de Jefferson',
    'Oldham County': 'Condado de Oldham',
    'Bullitt County': 'Condado de Bullitt',
    'Spencer County': 'Condado de Spencer',
  },
  budget: {
    span: (from: string, to: string) => `${from} a ${to}`,
    atLeast: (from: string) => `${from} o más`,
    atMost: (to: string) => `Hasta ${to}`,
    under: (to: string) => `Menos de ${to}`,
    open: 'Presupuesto por definir',
  },
  head: {
    sample: 'Proyecto de ejemplo.',
    listedBy: (source: string) => `Publicado por ${source}.`,
    keywords: (title: string) => `${title}, proyecto de construcción, ofertas`,
    home: 'Inicio',
    projects: 'Proyectos de construcción',
  },
} satisfies Translation<typeof en>;
