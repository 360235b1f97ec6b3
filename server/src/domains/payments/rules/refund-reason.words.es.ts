import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './refund-reason.words.ts';

const reports = {
  unreachable: 'no se pudo contactar al cliente',
  'not-wanted': 'el cliente no quería el trabajo',
};

export const es = {
  'fee-unpaid': 'El cargo no se pagó a tiempo',
  'customer-cancelled': 'El cliente canceló la solicitud',
  'contractor-absent': 'El contratista no se presentó',
  'taken-back': 'El contratista retiró su aceptación',
  'bad-connection': ({ report }) => `Conexión fallida: ${reports[report]}`,
  'ended-before-payment': 'La conexión había terminado antes de que llegara el pago',
  'wrong-amount': 'Llegó un monto distinto del solicitado',
  'at-provider': 'Hecho en el proveedor de pagos',
} satisfies Translation<typeof en>;
