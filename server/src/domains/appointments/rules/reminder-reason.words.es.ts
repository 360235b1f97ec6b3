import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './reminder-reason.words.ts';

export const es = {
  appointmentOff: 'la cita se canceló',
  appointmentBegun: 'la cita ya había comenzado',
  cancelled: 'la cita fue cancelada',
  moved: 'la cita cambió de horario',
  notTakenPlace: 'la cita no se realizó',
  jobLost: 'el contratista ya no tiene el trabajo',
  requestCancelled: 'la solicitud fue cancelada',
  workBegun: 'el trabajo ya comenzó',
  workCompleted: 'el trabajo está terminado',
  nextDue: 'ya tocaba el siguiente recordatorio',
  noWay: 'no hay forma de enviarlo',
  optedOut: 'el destinatario se dio de baja',
  tooLate: 'ya era tarde para enviarlo',
  night: 'es de noche donde está el destinatario',
  nightTooLate: 'es de noche donde está el destinatario y llegaría demasiado tarde',
  enough: 'el destinatario ya recibió suficientes mensajes en esta hora',
  enoughTooLate: 'el destinatario ya recibió suficientes mensajes en esta hora y llegaría demasiado tarde',
  cameBack: 'un correo anterior a esta dirección fue devuelto',
  cancelledByOperator: 'cancelado por un operador',
  setTooLate: (before) => `la hora se fijó después del momento del recordatorio (${before})`,
} satisfies Translation<typeof en>;
