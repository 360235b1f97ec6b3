import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './response.words.ts';

export const es = {
  minutes: (count) =>
    plural('es', count, {
      one: 'Suele responder en menos de un minuto',
      other: `Suele responder en ${count} minutos`,
    }),
  hours: (count) =>
    plural('es', count, { one: 'Suele responder en una hora', other: `Suele responder en ${count} horas` }),
  days: (count) =>
    plural('es', count, {
      one: 'Suele responder en un día laborable',
      other: `Suele responder en ${count} días laborables`,
    }),
  basis: (requests, formatted, days) =>
    plural('es', requests, {
      one: `${formatted} solicitud, ${days} días`,
      other: `${formatted} solicitudes, ${days} días`,
    }),
  answers: 'Respuestas',
  method:
    'La mediana de todas las solicitudes. Solo cuentan sus horas de trabajo. Rechazar es responder; una solicitud sin respuesta la empeora.',
} satisfies Translation<typeof en>;
