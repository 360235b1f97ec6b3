import type { en } from './site.words.ts';
import { plural, type Translation } from './words.ts';

const numerals = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco'];

export const es = {
  nothingToPay: 'El contratista no paga nada por una conexión aceptada.',
  fee: (price, free) => {
    const sentence = `El contratista paga ${price} por cada conexión aceptada`;
    if (free === 0) return `${sentence}.`;
    return free === 1
      ? `${sentence}; la primera es gratis.`
      : `${sentence}; las primeras ${numerals[free] ?? free} son gratis.`;
  },
  openProjects: (count, formatted) =>
    `${formatted} ${plural('es', count, { one: 'proyecto abierto', other: 'proyectos abiertos' })} a ofertas cerca de Louisville`,
  projectsNearby: 'Proyectos de construcción cerca de Louisville',
} satisfies Translation<typeof en>;
