import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './sent.words.ts';

export const es = {
  submitted: '¡Su solicitud se envió!',
  track: 'Seguir mi solicitud',
  newRequest: 'Nueva solicitud',
  toast: {
    title: 'Solicitud enviada',
    earlier: (requestNumber) => `Su primera versión ya había llegado: la que cuenta es la solicitud ${requestNumber}.`,
    open: 'Los contratistas de su zona pueden verla y mandar propuestas.',
    sent: 'Su solicitud se envió a contratistas de su zona.',
    toConfirm: {
      phone: 'Falta un paso: confirme su teléfono y sale a los contratistas.',
      email: 'Falta un paso: confirme su correo y sale a los contratistas.',
    },
  },
  congratulations: {
    isOpen: 'Su solicitud está abierta: los contratistas le mandan propuestas.',
    isSent: 'Su solicitud se envió al contratista que eligió.',
    linkInEmail: 'Su enlace de seguimiento está en el correo que le enviamos.',
    whatNext: 'Qué sigue',
    weTellYou: 'Le avisamos de cada propuesta. En su página de seguimiento puede leerlas y responderlas.',
    reachOut: (company, time, method) =>
      `${company} se comunicará con usted en un plazo de ${time} por su medio de contacto preferido (${method}).`,
    someoneReachesOut: (time) =>
      `El contratista se comunicará con usted en un plazo de ${time} por su medio de contacto preferido.`,
    methods: { sms: 'SMS', email: 'correo', both: 'SMS y correo' },
    emailOnly: 'Plumbline le escribe solo por correo: usted no pidió mensajes de texto.',
    multipleQuotes:
      'Si quiere varias cotizaciones, envíe solicitudes separadas: cada una llega al contratista que usted elija.',
    another: 'Enviar otra solicitud',
    home: 'Volver al inicio',
  },
  receipt: {
    label: 'Su solicitud',
    number: 'Número de solicitud',
    linkOnItsWay: [
      'Siga cada paso y añada fotos en su página de seguimiento. El enlace va en camino a ',
      '; quien lo tenga puede ver su solicitud, así que no lo comparta.',
    ],
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    link: 'El enlace a su página de seguimiento',
    copyByHand:
      'Este navegador no nos deja copiarlo. Está seleccionado: cópielo con el teclado o manténgalo presionado.',
  },
  results: {
    notified: (service) => `Avisamos a especialistas de su zona en ${service}`,
    whoWasAsked: 'A quiénes consultamos',
    noneHasNumber:
      'Ninguno tiene su número todavía. El primero que acepta se queda con el trabajo; avisamos a los demás.',
    subject: (requestNumber) => `Solicitud ${requestNumber}`,
    call: (company) => `Llamar a ${company}, `,
    email: 'Correo',
  },
  elsewhere: {
    title: 'Esta solicitud ya se envió',
    sentAt: (at) => `La envió en otra pestaña: ${at}. Nada se envió dos veces.`,
    sentAtTo: (at, whom) => `La envió en otra pestaña a ${whom}: ${at}. Nada se envió dos veces.`,
    request: 'Solicitud',
  },
} satisfies Translation<typeof en>;
