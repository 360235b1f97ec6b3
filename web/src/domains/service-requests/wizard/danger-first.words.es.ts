import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './danger-first.words.ts';

export const es = {
  title: 'Nadie aquí responde en este momento. Primero pida ayuda.',
  text: 'Si alguien corre peligro, llame al 911. Por gas, luz o agua, llame a la línea de emergencias de su compañía: el número está en su factura.',
  call: 'Llamar al 911',
  soonest: (answer) => `El que antes responde aquí: ${answer}.`,
} satisfies Translation<typeof en>;
