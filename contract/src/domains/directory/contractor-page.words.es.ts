import { plural, type Translation } from '../../kernel/words.ts';
import type { en } from './contractor-page.words.ts';

export const es = {
  home: 'Inicio',
  findContractors: 'Buscar contratistas',
  demonstration: 'Ficha de ejemplo, no es una empresa real.',
  does: (company, trades, city, state) => `${company}: ${trades} en ${city}, ${state}.`,
  licenseChecked: (day) => `Licencia verificada el ${day}.`,
  rated: (stars, reviews, formatted) =>
    `${stars} de 5 estrellas según ${formatted} ${plural('es', reviews, { one: 'reseña', other: 'reseñas' })}.`,
  more: 'Horario, zonas de servicio y un formulario corto para pedir ayuda.',
} satisfies Translation<typeof en>;
