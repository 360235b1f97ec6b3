import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './job-reports.words.ts';

export const es = {
  title: 'Informes con objeción',
  says: 'Una decisión cambia si un informe cuenta, y nada más: ni el trabajo ni ningún pago. Se avisa a ambas partes.',
  loading: 'Cargando los informes',
  none: 'Ningún informe espera una decisión.',
  list: 'Informes con objeción',
  kinds: {
    'contractor-absent': {
      customer: 'el cliente informa que el contratista no llegó',
      contractor: 'el contratista no llegó',
    },
    'customer-absent': {
      customer: 'el cliente no estaba',
      contractor: 'el contratista informa que el cliente no estaba',
    },
    'not-agreed': {
      customer: 'el cliente informa que no es el trabajo acordado',
      contractor: 'el contratista informa que no es el trabajo acordado',
    },
  },
  late: 'Vencido',
  about: (when) => `Sobre el ${when}.`,
  decideBy: (when) => `Decidir a más tardar el ${when}.`,
  earlier: (count, formatted) =>
    plural('es', count, {
      one: `Cuenta ${formatted} informe contra este contratista.`,
      other: `Cuentan ${formatted} informes contra este contratista.`,
    }),
  objection: 'Objeción',
  contradicted: 'la otra parte informa lo contrario',
  record: 'El registro de ese día, en las palabras de la página del cliente',
  counts: 'Cuenta',
  countsNot: 'No cuenta',
  countsTitle: '¿Este informe cuenta?',
  countsNotTitle: '¿Este informe no cuenta?',
  hint: 'Se anota en el registro de auditoría. Las dos partes no lo leen.',
  deciding: 'Decidiendo...',
  cancel: 'Cancelar',
  decided: 'Decidido',
  told: 'Se avisó a ambas partes.',
} satisfies Translation<typeof en>;
