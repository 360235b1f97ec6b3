import type { Translation } from '../../kernel/words.ts';
import type { en } from './ledger-account.words.ts';

export const es = {
  'provider:balance': 'Saldo con el proveedor de pagos',
  'provider:fees': 'Comisiones del proveedor',
  'provider:other': 'Retiros y otros movimientos con el proveedor',
  'contractors:receivable': 'Cargos que deben los contratistas',
  'fees:revenue': 'Ingresos por cargos por conexión',
  'fees:waived': 'Valor de las conexiones gratis',
  'payments:unapplied': 'Recibido y aún sin aplicar',
  'donations:revenue': 'Ingresos por donaciones',
  'refunds:owed': 'Reembolsos en camino a las tarjetas',
  'disputes:held': 'Retenido por bancos durante disputas',
  'disputes:lost': 'Perdido en disputas',
} satisfies Translation<typeof en>;
