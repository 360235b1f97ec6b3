import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './thread-reports.words.ts';

export const es = {
  title: 'Conversaciones reportadas',
  says: 'Leer una queda anotado en el registro de auditoría.',
  list: 'Conversaciones reportadas, primero las más antiguas',
  none: 'Ninguna conversación espera.',
  loading: 'Cargando los reportes…',
  by: { customer: 'reportada por el cliente', contractor: 'reportada por el contratista' },
  author: { customer: 'Cliente', contractor: 'Contratista' },
  count: (count, many) => plural('es', count, { one: '1 mensaje', other: `${many} mensajes` }),
  ended: 'terminada',
  read: 'Leer',
  messages: 'Lo escrito',
  erased: '(borrado)',
  close: 'Cerrar',
  end: 'Terminar conversación',
  closeTitle: '¿Cerrar este reporte?',
  endTitle: '¿Terminar esta conversación?',
  closing: 'Cerrando…',
  cancel: 'Volver',
  hint: 'Para el registro de auditoría.',
  closed: 'Reporte cerrado',
  failed: 'No se pudo leer la conversación',
} satisfies Translation<typeof en>;
