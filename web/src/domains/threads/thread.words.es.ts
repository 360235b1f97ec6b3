import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './thread.words.ts';

export const es = {
  title: 'Mensajes',
  with: (name) => `Mensajes con ${name}`,
  loading: 'Cargando los mensajes…',
  notLoaded: 'No se pudieron cargar los mensajes',
  deadLink: 'Este enlace no abre nada',
  deadLinkText: 'Compruebe que esté completo o abra el último enlace que le enviamos.',
  home: 'Volver al inicio',
  back: 'Volver a la solicitud',
  call: (phone) => `Llamar al ${phone}`,
  request: 'Solicitud',
  notConnectedTitle: 'Aún no están conectados',
  notConnected: 'Los teléfonos, correos, enlaces, direcciones y nombres están ocultos para ambas partes.',
  questionsLeft: (left, many) =>
    plural('es', left, {
      one: 'Puede hacer una pregunta más.',
      other: `Puede hacer ${many} preguntas. No cuestan nada.`,
    }),
  answersLeft: (left, many) =>
    plural('es', left, {
      one: 'Una pregunta espera su respuesta.',
      other: `${many} preguntas esperan sus respuestas.`,
    }),
  cannotWrite: 'No hay mensajes nuevos',
  emptyContractor: 'Pregunte lo que necesite saber. No cuesta nada.',
  emptyCustomer: 'Nadie ha escrito todavía.',
  list: 'Mensajes, primero los más antiguos',
  earlier: 'Mensajes anteriores',
  newest: 'Mensajes más recientes',
  connected: 'Conectados. Ambos pueden ver los nombres, los números y la calle.',
  bySms: 'por SMS',
  read: 'leído',
  sent: 'enviado',
  covered: 'La otra parte no verá los datos de contacto de este mensaje hasta que estén conectados.',
  erased: 'Este mensaje fue borrado.',
  you: 'Usted',
  arrived: (name) => `Nuevo mensaje de ${name}`,
  message: 'Mensaje',
  question: 'Su pregunta',
  answer: 'Su respuesta',
  send: 'Enviar',
  sending: 'Enviando…',
  notSent: 'No se envió',
  readyTexts: 'Enviar con un toque',
  ready: {
    'on-my-way': 'Voy en camino',
    'running-late': 'Voy con retraso',
    'cant-find': 'No encuentro la casa',
  },
} satisfies Translation<typeof en>;
