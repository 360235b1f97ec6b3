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
  'long-ago': 'La cita fue hace demasiado tiempo para informar eso.',
  onlyCustomerChooses: 'Los recordatorios del cliente los decide el cliente.',
  tooManyCalendars: (most: number) => `Puede conectar ${most} calendarios. Desconecte uno antes.`,
  tooManyAccounts: (most: number) => `Puede conectar ${most} servidores de calendarios. Desconecte uno antes.`,
  accountTroubles: {
    unreachable: 'No se puede acceder a este servidor. Compruebe la dirección o inténtelo más tarde.',
    'too-slow': 'Este servidor tarda demasiado en responder. Inténtelo más tarde.',
    'not-allowed': 'Este servidor nos rechaza. Compruebe que su cuenta en él incluye calendarios.',
    'not-found': 'No hay nada en esta dirección. Compruébela o escriba solo el nombre del servidor.',
    'private-address': 'Esta dirección lleva a una red privada, donde no se lee nada. Use una dirección pública.',
    'too-large': 'La respuesta de este servidor es demasiado grande.',
    'too-complex': 'La respuesta de este servidor es demasiado complicada. Inténtelo más tarde.',
    'no-calendar':
      'En esta dirección no hay un servidor de calendarios. Compruebe la dirección que su proveedor indica para CalDAV.',
    locked:
      'En esta dirección no hay un servidor de calendarios. Compruebe la dirección que su proveedor indica para CalDAV.',
    'wrong-password':
      'El servidor rechaza este usuario o esta contraseña. La mayoría de los proveedores exige una contraseña de aplicación.',
    'no-server':
      'En esta dirección no hay un servidor de calendarios. Compruebe la dirección que su proveedor indica para CalDAV.',
    'no-calendars': 'Su cuenta no tiene ningún calendario. Cree uno antes en su programa de calendario.',
    insecure: 'La dirección debe empezar por https://, para que nadie pueda leer su contraseña por el camino.',
  },
} satisfies Translation<typeof en>;
