import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './reports.words.ts';

export const es = {
  title: 'Informes',
  titleNone: '¿Algo no es como acordaron?',
  theContractor: 'el contratista',
  theCustomer: 'El cliente',
  own: {
    'contractor-absent': (company) => `Usted informó que ${company} no llegó`,
    'customer-absent': 'Usted informó que el cliente no estaba',
    'not-agreed': 'Usted informó que no es el trabajo acordado',
  },
  others: {
    'contractor-absent': (who) => `${who} informó que usted no llegó`,
    'customer-absent': (who) => `${who} informó que usted no estaba`,
    'not-agreed': (who) => `${who} informó que no es el trabajo acordado`,
  },
  visitAt: (when) => `Visita el ${when}`,
  completedAt: (when) => `Terminado el ${when}`,
  disputed: 'En disputa',
  withPhotos: 'Las fotos y los mensajes de esta solicitud son parte del informe.',
  objection: 'Objeción',
  standing: {
    open: {
      you: (until) => `Puede objetar hasta el ${until}.`,
      other: 'La otra parte puede objetar. Sin objeción, cuenta.',
    },
    objected: {
      by: (when) => `Hay una objeción. Un operador decide a más tardar el ${when}.`,
      waits: 'Hay una objeción. Un operador decide.',
    },
    stands: { silent: 'Nadie objetó a tiempo, así que cuenta.', operator: 'Un operador decidió: cuenta.' },
    overturned: {
      record: 'El registro de ese día lo contradice: no cuenta.',
      operator: 'Un operador decidió: no cuenta.',
    },
    void: 'El trabajo se reabrió, así que no hay nada que decidir.',
  },
  notAgreed: {
    button: 'No es el trabajo acordado',
    title: '¿No es el trabajo que habían acordado?',
    submit: 'Informar',
    done: 'Informado',
  },
  object: { button: 'Objetar', title: 'Objetar este informe', submit: 'Enviar la objeción', done: 'Objeción enviada' },
  inYourWords: 'En sus palabras',
  sayWhat: 'Diga qué pasó.',
  told: 'Le avisamos a la otra parte.',
  failed: 'No se pudo enviar',
  sending: 'Enviando...',
} satisfies Translation<typeof en>;
