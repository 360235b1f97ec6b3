import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './social-images.words.ts';

export const es = {
  tradesIn: (trades, city, state) => `${trades} en ${city}, ${state}`,
  verified: (day) => `Licencia verificada el ${day}`,
  rated: (stars, reviews, formatted) =>
    `${stars} de 5 estrellas según ${formatted} ${plural('es', reviews, { one: 'reseña', other: 'reseñas' })}`,
  serves: (areas) => `Atiende en ${areas}`,
  more: (count) => `${count} más`,
  established: (year) => `Fundada en ${year}`,
  notReal: 'Ficha de ejemplo, no es una empresa real',
  noneReal: 'Fichas de ejemplo, no son empresas reales',
  takeRequests: (count, formatted, people) =>
    plural('es', count, {
      one: `Un anuncio de ${people} acepta solicitudes`,
      other: `${formatted} ${people} aceptan solicitudes`,
    }),
  around: (formatted, miles) => `${formatted} en un radio de ${miles} millas`,
  aroundMost: (formatted, miles) => `Más de ${formatted} en un radio de ${miles} millas`,
  among: (companies) => `Entre ellos: ${companies}`,
  noLongerListed: 'Ya no está publicado',
  deadline: (day) => `Fecha límite: ${day}`,
  listedBy: (source) => `Publicado por ${source}`,
  sample: 'Proyecto de ejemplo, solo para demostración',
  busy: 'Se están dibujando demasiadas imágenes. Inténtelo de nuevo en unos segundos.',
} satisfies Translation<typeof en>;
