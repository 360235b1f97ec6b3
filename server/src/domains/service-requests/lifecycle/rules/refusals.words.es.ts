import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './refusals.words.ts';

export const es = {
  referral: {
    offered: 'Esta solicitud todavía espera su respuesta.',
    proposed: 'El cliente tiene su propuesta.',
    countered: 'El cliente propuso otro horario.',
    'accepted-unpaid': 'Esta solicitud fue aceptada; falta pagar el cargo por conexión.',
    settled: 'Esta solicitud fue aceptada y la conexión está hecha.',
    unreachable: 'No fue posible comunicarse con este contratista.',
    denied: 'Esta solicitud fue rechazada.',
    declined: 'El cliente rechazó la propuesta.',
    withdrawn: 'Esta solicitud ya no está abierta.',
    expired: 'El plazo para responder terminó.',
    lapsed: 'El cargo por conexión no se pagó a tiempo.',
    lost: 'Otro contratista obtuvo este trabajo.',
    released: 'Este contratista ya no tiene el trabajo.',
  },
  request: {
    'contractor-selected': 'Ya se eligió a un contratista.',
    scheduled: 'El trabajo está programado.',
    'in-progress': 'El trabajo está en curso.',
    completed: 'El trabajo está terminado.',
    cancelled: 'Esta solicitud fue cancelada.',
    declined: 'Esta solicitud terminó: todos los contratistas la rechazaron.',
    expired: 'Esta solicitud terminó sin respuesta.',
  },
  takenBack: 'La aceptación se retiró. No se cobra nada.',
  frozen: 'Otro contratista aceptó y está pagando el cargo. Le avisaremos si el trabajo queda libre de nuevo.',
  unconfirmed: 'Primero hay que confirmar esta solicitud. Confírmela en su página de seguimiento.',
  noContractor: 'Ningún contratista tiene el trabajo todavía.',
  tooLate: 'Esto ya no se puede hacer.',
} satisfies Translation<typeof en>;
