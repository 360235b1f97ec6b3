import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './appointments.words.ts';

export const es = {
  booked: (when) => `Reservada para el ${when}. Ambas partes tienen la invitación y recibirán recordatorios.`,
  noted: 'Anotamos el horario. Todavía no hay nadie reservado: primero elija un contratista.',
  theContractor: 'El contratista',
  notYoursYet: 'El trabajo todavía no es suyo.',
  anotherGotIt: 'Otro contratista obtuvo este trabajo.',
  nobodyHasIt: 'Ningún contratista tiene el trabajo todavía.',
  anotherHasIt: 'Otro contratista tiene este trabajo.',
  taken: 'Este horario se acaba de ocupar. Elija otro.',
  notFree: 'El contratista no está libre a esa hora. Elija otra.',
  outsideHours: (company) => `${company} no trabaja a esa hora. Elija uno de los horarios libres.`,
  needsNotice: (company, hours) =>
    `${company} necesita ${hours} ${hours === 1 ? 'hora' : 'horas'} de aviso. Elija una hora posterior.`,
  clocksGoForward: 'Esta hora no existe ese día: los relojes se adelantan. Elija otra.',
  none: 'No hay ninguna cita.',
  noneYet: 'Todavía no hay ninguna cita.',
  over: 'Ya no hay ninguna cita.',
  'wrong-party': 'Esto le corresponde decirlo a la otra parte.',
  'not-begun': 'La cita todavía no ha comenzado.',
  begun: 'La cita ya comenzó.',
  onlyCustomerChooses: 'Los recordatorios del cliente los decide el cliente.',
  tooManyCalendars: (most: number) => `Puede conectar ${most} calendarios. Desconecte uno antes.`,
} satisfies Translation<typeof en>;
