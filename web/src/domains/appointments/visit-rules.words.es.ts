import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './visit-rules.words.ts';

const hours = (count: number) => (count === 1 ? `${count} hora` : `${count} horas`);

export const es = {
  title: 'Cuándo pueden reservar los clientes',
  lead: 'Los clientes reservan dentro de su horario, a horas que le dejan este margen. Usted puede reservar a cualquier hora.',
  buffer: 'Libre antes y después de cada visita',
  minutes: (count) => `${count} minutos`,
  nothing: 'Nada',
  notice: 'Aviso previo',
  anyTime: 'Ninguno',
  ahead: (count) => (count % 24 === 0 && count > 24 ? `${count / 24} días` : hours(count)),
  mostADay: 'Visitas por día',
  noLimit: 'Sin límite',
  visits: (count) => (count === 1 ? `${count} visita` : `${count} como máximo`),
  travel: 'Dejar tiempo para el camino entre dos trabajos',
  travelHint: 'Se calcula según la distancia.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  savedNext: 'A partir de ahora los clientes ven horas según estas reglas. Las visitas reservadas se mantienen.',
  failed: 'No se pudo hacer',
  loading: 'Cargando sus reglas',
  refusedTitle: 'Horas que los clientes no pueden reservar',
  refusedLead: 'Usted sí puede reservarlas.',
  stretch: (from, to) => (from === to ? from : `${from} a ${to}`),
  changeRules: 'Cambiar sus reglas',
  reasons: {
    hours: 'Terminaría después del cierre',
    notice: 'Antes del aviso previo que usted pide',
    booked: 'Tiene una visita',
    calendar: 'Su propio calendario está ocupado',
    buffer: 'Demasiado cerca de otra visita',
    travel: 'Sin tiempo para el camino desde o hacia otro trabajo',
    'full-day': 'Su día está completo',
  },
} satisfies Translation<typeof en>;
