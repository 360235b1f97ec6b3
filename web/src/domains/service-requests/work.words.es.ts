import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './work.words.ts';

export const es = {
  home: 'Volver al inicio',
  sending: 'Enviando...',
  notYet: 'Todavía no',
  complete: {
    title: '¿El trabajo está terminado?',
    confirm: 'Terminar',
    explained: (days) =>
      `Le pedimos al cliente que lo confirme. Sin respuesta en ${days} días, cuenta como confirmado.`,
  },
  start: {
    title: '¿Ya está trabajando?',
    confirm: 'Empezar el trabajo',
    agreed: (time) => `El horario acordado es ${time}. Avisamos enseguida al cliente que el trabajo empezó.`,
    notAgreed: 'Todavía no hay un horario acordado con el cliente. Le avisamos enseguida que el trabajo empezó.',
  },
  schedule: { see: 'Ver la cita', book: 'Programar' },
  proposed: {
    title: 'Lo que se propuso',
    byYou: 'Usted propuso',
    byOther: (other) => `${other} propuso`,
  },
  find: {
    title: 'Buscar mi solicitud',
    intro:
      'Escriba el correo electrónico que dio con la solicitud. Enviamos ahí los enlaces de sus solicitudes abiertas, y a nadie más.',
    submit: 'Enviar mis enlaces',
    hint: '¿No llegó nada después de unos minutos? Revise su carpeta de spam o pruebe con su otro correo.',
    failed: 'No se envió ningún correo',
    signIn: 'Iniciar sesión',
    request: 'Solicitar servicio',
  },
} satisfies Translation<typeof en>;
