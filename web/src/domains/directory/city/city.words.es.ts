import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './city.words.ts';

export const es = {
  loadFailed: 'No pudimos cargar esta página',
  contractors: 'Contratistas',
  here: (count, formatted, people, city) =>
    plural('es', count, {
      one: `Un anuncio de ${people} en ${city} acepta solicitudes.`,
      other: `${formatted} ${people} en ${city} aceptan solicitudes.`,
    }),
  around: (formatted, miles) => `Con los de los alrededores, ${formatted} trabajan en un radio de ${miles} millas.`,
  aroundMost: (formatted, miles) =>
    `Con los de los alrededores, más de ${formatted} trabajan en un radio de ${miles} millas.`,
  order: 'Primero los destacados, luego los mejor calificados.',
  request: 'Pedir ayuda',
  describe: 'Describir el trabajo',
  requestText:
    'Describa el trabajo una sola vez. Usted elige quién lo recibe, y su número llega solo a quien le conecte.',
  findAll: (city, miles) => `Todos en un radio de ${miles} millas de ${city}`,
  nearby: (people) => `${people} cerca`,
  others: (city) => `Otros oficios en ${city}`,
  listed: (formatted) => `${formatted} en la lista`,
  profile: 'Ver perfil',
  of: (company) => `de ${company}`,
} satisfies Translation<typeof en>;
