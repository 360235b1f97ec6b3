import { plural, type Translation } from '../../kernel/words.ts';
import type { en } from './tracking.words.ts';

export const es = {
  status: {
    submitted: 'Su solicitud fue enviada y estamos avisando a los contratistas.',
    submittedOpen: 'Su solicitud fue enviada y los contratistas de su zona pueden mandarle propuestas.',
    notified: 'Avisamos de su solicitud a contratistas de su zona.',
    responses: (count, formatted) =>
      plural('es', count, {
        one: `${formatted} contratista ha respondido a su solicitud.`,
        other: `${formatted} contratistas han respondido a su solicitud.`,
      }),
    selected: 'Ya hay un contratista seleccionado para su proyecto.',
    scheduled: 'Su servicio está programado.',
    inProgress: 'Su servicio está en curso.',
    completed: '¡Su servicio está terminado!',
    cancelled: 'Esta solicitud fue cancelada.',
    declined: 'Todos los contratistas consultados rechazaron la solicitud.',
    expired: 'Esta solicitud terminó sin respuesta.',
  },
} satisfies Translation<typeof en>;
