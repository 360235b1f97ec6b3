import { plural, type Translation } from '../../kernel/words.ts';
import type { en } from './city-page.words.ts';

export const es = {
  title: (people, city, state) => `${people} en ${city}, ${state}`,
  count: (count, formatted, people, city, state) =>
    plural('es', count, {
      one: `Un anuncio de ${people} acepta solicitudes en ${city}, ${state}.`,
      other: `${formatted} ${people} aceptan solicitudes en ${city}, ${state}.`,
    }),
  named: (companies) => `Entre ellos: ${companies}.`,
  alsoIn: (cities) => `También en ${cities}.`,
} satisfies Translation<typeof en>;
