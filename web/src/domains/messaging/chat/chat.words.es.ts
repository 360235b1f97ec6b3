import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './chat.words.ts';

export const es = {
  title: 'Chat de ayuda',
  greeting: 'Hola, le atiende la ayuda de Plumbline. ¿En qué le podemos ayudar?',
  promise: (hours) => `Suele responder en 5 minutos en horario de atención: ${hours}`,
  kept: 'Lo que escriba se guarda para quienes administran este sitio',
  closed: 'La ayuda está cerrada en este momento.',
  closedUntil: (time) => `La ayuda está cerrada en este momento. Alguien responde a partir del ${time}.`,
  answersSoon: 'Por lo general alguien responde en 5 minutos.',
  answerGoesTo: (email) => `La respuesta llega a ${email}.`,
  leaveEmail: 'Deje su correo arriba para que podamos responderle.',
  replyKept: (where) => `Gracias. Su mensaje se guarda para quienes administran este sitio. ${where}`,
  reply: (when, where) => `Gracias, recibimos su mensaje. ${when} ${where}`,
  conversation: 'Conversación',
  you: 'Usted:',
  support: 'Ayuda:',
  loadFailed: 'No pudimos cargar el chat',
  loading: 'Cargando el chat',
  noMailbox:
    'Este sitio no tiene un buzón de ayuda. Lo que escriba se guarda para quienes lo administran: lo leen en su página de operador, pero nada les avisa que está allí.',
  automatic: 'Respuesta automática',
  notSent: 'No se envió',
  yourEmail: 'Su correo',
  yourEmailHint: 'Allí le responde la ayuda.',
  yourMessage: 'Su mensaje',
  typeMessage: 'Escriba su mensaje',
  send: 'Enviar',
  answersTo: (email) => `La ayuda responde a ${email}.`,
  reach: 'Contactar a la ayuda',
  call: (phone) => `Llamar al ${phone}`,
  email: 'Escribir a la ayuda',
  quickHelp: {
    title: 'Ayuda rápida',
    sms: {
      title: '¿No llegan los SMS?',
      text: 'Solo enviamos mensajes de texto a quienes marcaron la casilla en la solicitud. Después de ALTO, envíe START desde el mismo teléfono. Todo llega también por correo.',
      action: 'Cómo funcionan nuestros mensajes',
    },
    find: {
      title: 'Encontrar contratistas',
      text: (miles) =>
        `Elija una ciudad, un oficio o permita detectar su ubicación: mostramos quién trabaja en un radio de ${miles} millas, con licencias y reseñas.`,
      action: 'Buscar contratistas',
    },
    account: {
      title: 'Ajustes de la cuenta',
      text: 'Nombre, dirección, cómo le contactamos, contraseña y dispositivos, y todos sus datos en un archivo: en sus ajustes.',
      action: 'Abrir sus ajustes',
    },
  },
} satisfies Translation<typeof en>;
