import { plural, type Translation } from '../../kernel/words.ts';
import type { en } from './appointment.words.ts';

export const es = {
  missing: 'Complete todos los campos obligatorios',
  validEmail: 'Ingrese un correo electrónico válido',
  chooseReason: 'Elija un motivo',
  chooseDuration: (hours, last) => `Elija ${hours} o ${last} horas, o un día completo`,
  dayAsIso: 'Indique la fecha como aaaa-MM-dd.',
  serviceTypes: {
    plumbing: 'Plomería',
    electrical: 'Electricidad',
    hvac: 'Calefacción y aire acondicionado',
    handyman: 'Reparaciones generales',
    roofing: 'Techos',
    painting: 'Pintura',
  },
  minutes: (count) => `${count} ${plural('es', count, { one: 'minuto', other: 'minutos' })}`,
  hours: (count) => `${count} ${plural('es', count, { one: 'hora', other: 'horas' })}`,
  minutesBefore: (count) => `${count} ${plural('es', count, { one: 'minuto', other: 'minutos' })} antes`,
  hoursBefore: (count) => `${count} ${plural('es', count, { one: 'hora', other: 'horas' })} antes`,
} satisfies Translation<typeof en>;
