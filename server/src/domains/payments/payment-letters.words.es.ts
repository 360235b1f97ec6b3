import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './payment-letters.words.ts';

export const es = {
  receiptSubject: (number) => `Su donación, recibo ${number}`,
  thanks: 'Gracias por su donación.',
  receipt: 'Recibo',
  amount: 'Monto',
  date: 'Fecha',
  for: 'Concepto',
  testMode: 'Modo de prueba: no se movió dinero real.',
  returnedSubject: (number) => `Su donación fue reembolsada, recibo ${number}`,
  returned: (amount) =>
    `Su donación de ${amount} se está reembolsando a su tarjeta. Puede tardar unos días en aparecer.`,
  why: 'Motivo',
} satisfies Translation<typeof en>;
