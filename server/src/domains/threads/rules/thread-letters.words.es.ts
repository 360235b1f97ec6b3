import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './thread-letters.words.ts';

export const es = {
  subject: (from, count, many) =>
    plural('es', count, { one: `Nuevo mensaje de ${from}`, other: `${many} mensajes nuevos de ${from}` }),
  asks: (from, count, many) =>
    plural('es', count, { one: `${from} tiene una pregunta`, other: `${from} tiene ${many} preguntas` }),
  answers: (from, count, many) =>
    plural('es', count, { one: `${from} respondió su pregunta`, other: `${from} respondió ${many} de sus preguntas` }),
  notAll: 'Aquí solo se muestran los más recientes.',
  covered: 'Los datos de contacto están ocultos hasta que estén conectados.',
  open: 'Abrir la conversación',
  replyByText: (number) => `También puede responder por mensaje de texto: empiécelo con ${number}.`,
  sms: (text, url) => `${text} Responda a este mensaje o entre en: ${url}`,
  sentBy: (address) => `Plumbline, ${address}`,

  texted: {
    sent: (to) => `Enviado a ${to}.`,
    sentCovered: (to) => `Enviado a ${to}, sin datos de contacto.`,
    asQuestion: 'Es una pregunta, no una respuesta: para tomar el trabajo, responda ACEPTO.',
    which: (first, others) =>
      `Plumbline: ¿Cuál solicitud? Empiece su mensaje con el número, por ejemplo ${first}. También: ${others}`,
    tooLong: (most) => `Su mensaje tiene más de ${most} caracteres. Envíe uno más corto.`,
    writeMore: 'Escriba una frase, para que sepamos que es para la otra parte.',
  },
} satisfies Translation<typeof en>;
