import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './end.words.ts';

export const es: Translation<typeof en> = {
  signOff: {
    title: '¿El trabajo está terminado?',
    says: (company) => `${company} dice que sí.`,
    silence: (until) => `Si no responde hasta el ${until}, cuenta como confirmado.`,
    confirm: 'Sí, está terminado',
    sending: 'Enviando...',
    thanks: 'Muchas gracias',
    contractorTold: 'Le dijimos al contratista que el trabajo está terminado.',
    failed: 'No se pudo enviar',
  },
};
