import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './threads.words.ts';

export const es = {
  refusal: {
    over: 'Esta solicitud ya terminó, así que no se pueden escribir más mensajes.',
    blockedByYou: 'Usted terminó esta conversación, así que no se pueden escribir más mensajes.',
    blockedByOther: 'La otra parte terminó esta conversación, así que no se pueden escribir más mensajes.',
    blockedByOperator: 'Terminamos esta conversación, así que no se pueden escribir más mensajes.',
    noQuestionsLeft: (most) =>
      `Ya hizo ${most} ${plural('es', most, { one: 'pregunta', other: 'preguntas' })}. Podrá escribir libremente cuando estén conectados.`,
    noQuestionToAnswer: 'No hay ninguna pregunta pendiente. Podrá escribir libremente cuando estén conectados.',
    tooMany: (most) => `Escribió ${most} mensajes en una hora. Espere un momento.`,
    full: 'Esta conversación llegó a su límite. Llame o escriba un correo.',
    notConnected: 'Podrá enviar esto cuando estén conectados.',
  },
  ready: {
    'on-my-way': 'Voy en camino.',
    'running-late': 'Voy con retraso. Llegaré lo antes posible.',
    'cant-find': 'No encuentro la casa. ¿Me puede ayudar?',
  },
  customerIn: (zipCode) => `Cliente en ${zipCode}`,
  aContractor: 'El contratista',
  wasRead: 'se leyó entretanto',
  closed: 'Cerrado.',
  isClosed: 'Este reporte ya está cerrado.',
  file: {
    title: (number, title) => `Mensajes sobre la solicitud ${number}: ${title}`,
    you: 'Usted',
    bySms: 'por SMS',
    erased: '(borrado)',
    covered: 'Los datos de contacto están ocultos hasta que estén conectados.',
  },
} satisfies Translation<typeof en>;
