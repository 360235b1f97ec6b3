import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './job.words.ts';

export const es = {
  deadline: {
    answer: {
      open: (when, left) => `Responda antes del ${when} (${left}).`,
      passed: (when) => `El plazo para responder venció el ${when}.`,
    },
    customerAnswer: {
      open: (when, left) => `El cliente tiene hasta el ${when} para responder (${left}).`,
      passed: (when) => `El plazo del cliente para responder venció el ${when}.`,
    },
  },
  kindAndPlace: (kind, place) => `${kind} en ${place}`,
  fromYou: (distance) => `a ${distance} de usted`,
  theJob: 'El trabajo',
  requestFor: (number, company) => `Solicitud ${number}, para ${company}`,

  hidden: 'oculto hasta que acepte y el cargo quede resuelto',
  hiddenUntilPaid: 'oculto hasta que se pague el cargo',
  shownOncePaid: 'Lo verá en cuanto se pague el cargo.',
  shownOnceSettled: 'Lo verá cuando acepte y el cargo quede resuelto.',
  failed: 'No se pudo completar',

  takeBack: {
    section: 'Si no puede tomar el trabajo',
    button: 'Retirar mi aceptación',
    costsNothing: 'No cuesta nada. Se le avisa al cliente, y puede seguir con otras empresas.',
    title: '¿Retirar su aceptación?',
    confirm: 'Retirarla',
    busy: 'Retirando...',
    keep: 'Conservar el trabajo',
    text: 'El trabajo deja de estar reservado para usted y no se cobra nada. No podrá aceptar esta solicitud otra vez.',
    done: 'Aceptación retirada',
  },
} satisfies Translation<typeof en>;
