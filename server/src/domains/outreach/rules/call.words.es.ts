import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './call.words.ts';

export const es = {
  whom: {
    named: (name: string) => [`Hola, ¿hablo con ${name}?`, `Hola, ¿puedo hablar con ${name}?`],
    unnamed: [
      'Hola, ¿hablo con la persona indicada para un proyecto que tienen publicado?',
      'Hola, ¿con quién puedo hablar de un proyecto que tienen publicado?',
    ],
  },
  introduction: (name: string, whoEnd: string, whatEnd: string) => `Soy ${name}, de ${whoEnd} Llamo por ${whatEnd}`,
  minute: '¿Tiene un minuto ahora?',
  goodTime: ['¿Es buen momento?', '¿Tiene un momento?'],
  recorded: (name: string, whoEnd: string) => `Hola. Este es un mensaje grabado de ${name}, de ${whoEnd}`,
  wish: (whatEnd: string) => `Nos gustaría ofertar en ${whatEnd}`,
  writeBack: (email: string) => `Puede escribir a ${email}. Gracias.`,
  callBack: (phone: string) => `Puede llamar al ${phone}. Gracias.`,
  scope: (parts: string) => `El anuncio menciona ${parts}.`,
  plumbing: 'El anuncio dice que se necesita plomería.',
  budget: (budget: string) => `El presupuesto indicado es ${budget}.`,
  givenDeadline: (deadline: string) => `La fecha límite indicada es "${deadline}".`,
  deadline: (deadline: string) => `Las ofertas se reciben hasta el ${deadline}.`,
  permit: (number: string) => `El número de permiso es ${number}.`,
  license: (number: string) => `Nuestro número de licencia es ${number}.`,
  thanks: ['Gracias por su tiempo.', 'Gracias, eso me ayuda.'],
  myEmail: (email: string) => `Mi correo es ${email}.`,
  myPhone: (phone: string, email: string) => `Mi teléfono es ${phone}, y mi correo es ${email}.`,
  noHurry: 'No hay prisa.',
  again: '¿Cuándo puedo volver a preguntar?',
  parts: {
    begin: 'Para empezar',
    points: 'Qué decir y preguntar',
    objections: 'Lo que pueden decirle y qué responder',
    end: 'Para terminar',
  },
  objections: {
    planning: {
      objection: 'Todavía no se reciben ofertas.',
      answer: 'Lo sé. Solo pido que nos avisen cuando se reciban; ¿dónde puedo dejar nuestro nombre?',
    },
    contractor: {
      objection: 'Eso lo decide el contratista.',
      answer: (contractor: string) =>
        `Claro. El permiso nombra a ${contractor}: ¿sigue siendo así, y con quién debo hablar ahí?`,
    },
    begun: {
      objection: 'La obra ya empezó.',
      answer: 'Lo vi. ¿Queda alguna parte abierta, o puedo preguntar por el siguiente proyecto?',
    },
    portal: {
      objection: 'Todo pasa por el portal.',
      answer: 'Lo usaremos. ¿A dónde van las preguntas que los documentos no responden?',
    },
    cost: {
      objection: '¿Cuánto va a costar?',
      answer: 'No he visto los planos, así que no voy a adivinar. Con ellos puedo dar una cifra.',
      answerWithBudget: (budget: string) =>
        `No he visto los planos, así que no voy a adivinar. El anuncio indica un presupuesto ${budget}; con los planos puedo dar una cifra.`,
    },
    taken: {
      objection: 'Ya tenemos a alguien.',
      answer: 'Entiendo. ¿Le sirve otro precio para comparar, o pregunto por el siguiente proyecto?',
    },
    writing: {
      objection: 'Mándelo por escrito.',
      answer: 'Con gusto. ¿A qué dirección, y hay un formulario?',
    },
    number: {
      objection: '¿De dónde sacó este número?',
      answer: 'Aparece como contacto en el anuncio del proyecto.',
      answerWithSource: (source: string) => `Aparece como contacto en el anuncio del proyecto (${source}).`,
    },
    noMore: {
      objection: 'Por favor, quítenos de su lista.',
      answer: 'No volveré a llamar. Gracias por avisarme.',
    },
  },
} satisfies Translation<typeof en>;
