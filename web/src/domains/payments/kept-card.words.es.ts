import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './kept-card.words.ts';

export const es = {
  title: 'Tarjeta guardada',
  loading: 'Cargando su tarjeta',
  none: 'Guarde una tarjeta, y aceptar y pagar será un solo toque, o una sola palabra por mensaje de texto. La guarda el proveedor de pagos; nosotros nunca vemos el número.',
  begin: 'Agregar una tarjeta',
  replace: 'Cambiar de tarjeta',
  stop: 'Cancelar',
  keep: 'Guardar esta tarjeta',
  keptTitle: 'Tarjeta guardada',
  keptText: 'Puede eliminarla en cualquier momento.',
  expires: (month) => `Vence en ${month}`,
  consentTitle: 'Pagos con un toque',
  outdated: (fee) => `El cargo por conexión es ahora de ${fee}, más de lo que usted aceptó.`,
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Guardado',
  savedOn: 'Las solicitudes que acepte por enlace o por mensaje de texto se cobran a esta tarjeta.',
  savedOff: 'No se cobra nada a esta tarjeta sin la página de pago.',
  remove: 'Eliminar la tarjeta',
  removeTitle: '¿Eliminar esta tarjeta?',
  removeText:
    'Se elimina aquí y en el proveedor de pagos. Los trabajos que ya aceptó con ella se cobran si el cobro ya empezó.',
  removeLabel: 'Eliminar la tarjeta',
  removed: 'Tarjeta eliminada',
  failed: 'No funcionó',
} satisfies Translation<typeof en>;
