import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './night-hours.words.ts';

export const es = {
  title: 'Emergencias de noche',
  lead: 'Elija cuándo atiende emergencias fuera de su horario. Los clientes lo ven, y se le pregunta antes que a los negocios cerrados. En esas horas le escribimos o llamamos a cualquier hora, y tiene unos minutos para responder.',
  hint: 'En su hora local. La noche cuenta desde el día en que empieza, por ejemplo «6:00 p.m. - 8:00 a.m.». Deje vacío el día en que no atiende.',
  hours: 'Horario de noche',
  loading: 'Cargando su horario de noche',
  save: 'Guardar horario de noche',
  saving: 'Guardando...',
  saved: 'Horario de noche guardado',
  optedIn: 'Los clientes con una emergencia ven que usted atiende entonces.',
  optedOut: 'No se le pregunta de noche.',
  failed: 'No se guardó',
} satisfies Translation<typeof en>;
