import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './contractor-money.words.ts';

export const es = {
  cap: {
    title: 'Límite de gasto mensual',
    loading: 'Cargando su límite de gasto',
    lifted: 'Límite de gasto eliminado',
    saved: 'Límite de gasto guardado',
    noLimit: 'Ahora nada limita sus conexiones.',
    atMost: (formatted) => `${formatted} al mes como máximo.`,
    notSaved: 'Su límite no se guardó',
    spent: (spent) =>
      `${spent} este mes. Una aceptación que costaría más no se admite, tampoco cuando llegan dos a la vez. Los meses se cuentan en la hora del Este.`,
    spentAndLeft: (spent, left) =>
      `${spent} este mes, quedan ${left}. Una aceptación que costaría más no se admite, tampoco cuando llegan dos a la vez. Los meses se cuentan en la hora del Este.`,
    label: 'Dólares al mes',
    hint: 'Vacío: sin límite',
    saving: 'Guardando...',
    save: 'Guardar el límite',
  },
  billing: {
    title: 'Cobros recientes',
    loading: 'Cargando sus cobros',
    none: 'Todavía no hay pagos. Aquí aparece lo que paga por las conexiones aceptadas.',
    refundedInPart: 'Reembolsado en parte',
    status: {
      paid: 'pagado',
      due: 'pendiente',
      waived: 'gratis',
      lapsed: 'no se pagó a tiempo, no se debe nada',
      returned: 'la conexión terminó, no se debe nada',
      refunding: 'reembolso en camino',
      refunded: 'reembolsado',
    },
  },
} satisfies Translation<typeof en>;
