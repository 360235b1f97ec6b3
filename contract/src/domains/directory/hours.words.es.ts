import type { Translation } from '../../kernel/words.ts';
import type { en } from './hours.words.ts';

export const es = {
  days: {
    Monday: 'Lunes',
    Tuesday: 'Martes',
    Wednesday: 'Miércoles',
    Thursday: 'Jueves',
    Friday: 'Viernes',
    Saturday: 'Sábado',
    Sunday: 'Domingo',
  },
  closed: 'Cerrado',
  allDay: 'Abierto 24 horas',
  span: (from, to) => `${from} - ${to}`,
  am: (time) => `${time} a.m.`,
  pm: (time) => `${time} p.m.`,
  chooseDay: 'Elija un día',
  endsBefore: 'Elija un último día que no sea anterior al primero',
  writeHours: "Escriba el horario así: '8:00 a.m. - 5:00 p.m.', 'Abierto 24 horas' o 'Cerrado'",
} satisfies Translation<typeof en>;
