import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './details.words.ts';

export const es = {
  title: 'Complete su solicitud',
  back: 'Volver a la selección de contratista',
  formLabel: 'Su solicitud',
  aside: {
    open: 'Los contratistas vienen a usted',
    one: 'Su contratista',
    several: (count) => `Los ${count} contratistas que consultamos`,
    nobodyAsked: 'No consultamos a nadie en particular. Los contratistas que quieran el trabajo le mandan propuestas.',
    where: 'Dónde',
  },
  job: {
    title: 'El trabajo',
    projectType: 'Tipo de proyecto',
    description: 'Descripción del proyecto',
    descriptionHint:
      'Qué falla, dónde y desde cuándo. No escriba números de teléfono; nosotros daremos el suyo a su debido tiempo.',
    budgetFrom: 'Presupuesto desde',
    budgetFromHint: 'En dólares, si ya tiene uno en mente.',
    budgetTo: 'Hasta',
    budgetToHint: 'Lo máximo que pagaría.',
    urgency: 'Nivel de urgencia',
    urgencies: {
      low: { label: 'Baja', detail: 'Dentro de una semana' },
      medium: { label: 'Media', detail: 'Dentro de 2 o 3 días' },
      high: { label: 'Alta', detail: 'Hoy o mañana' },
    },
    preferredDate: 'Fecha preferida',
    preferredTime: 'Horario preferido',
    slots: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche', anytime: 'A cualquier hora' },
    flexible: 'Me adapto',
  },
  contact: {
    title: 'Sus datos de contacto',
    oneSees: (company) => `${company} los ve después de aceptar. Nadie más los ve.`,
    onlyTheirs: 'Solo los ve el contratista que se queda con el trabajo, después de aceptar. Nadie más los ve.',
    method: 'Medio de contacto preferido',
    methods: {
      sms: { label: 'SMS', detail: 'El más rápido' },
      email: { label: 'Correo', detail: 'Con más detalle' },
      both: { label: 'Ambos', detail: 'Para no perderse nada' },
    },
  },
  consent: {
    textMe: 'Envíenme mensajes de texto sobre esta solicitud.',
    terms:
      'Acepto que Plumbline envíe mensajes de texto al número de teléfono de arriba sobre esta solicitud: respuestas de contratistas, horarios propuestos y recordatorios de citas. La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para dejar de recibirlos, HELP para recibir ayuda. El consentimiento no es condición de compra.',
    read: 'Lea:',
    weText: 'Le mandamos las respuestas por mensaje de texto. El enlace de seguimiento llega también por correo.',
    byEmail:
      'Si no marca esta casilla, no le mandamos mensajes de texto. Todo lo de esta solicitud le llega por correo.',
    byEmailTo: (email) =>
      `Si no marca esta casilla, no le mandamos mensajes de texto. Todo lo de esta solicitud le llega por correo a ${email}.`,
  },
  submit: {
    submit: 'Enviar solicitud',
    submitTo: (whom) => `Enviar solicitud a ${whom}`,
    submitting: 'Enviando...',
    offline: 'Sin conexión: esperando para enviar',
    notSent: 'Todavía no se envió',
    answersKept: 'Sus respuestas se conservan, y la solicitud nunca se envía dos veces aunque lo intente de nuevo.',
    failed: 'Error',
    tryAgain: 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
    elsewhere: 'Esta solicitud se envió en otra pestaña.',
  },
  advice: {
    after: (message, advice) => `${message}: ${advice}`,
    description: 'diga en una frase qué falla y dónde.',
    descriptionMore: (least, missing) =>
      `escriba al menos ${least} caracteres, ${plural('es', missing, { one: 'falta', other: 'faltan' })} ${missing}.`,
    name: '¿cómo debe llamarle el contratista?',
    nameMore: 'escriba al menos dos letras.',
    phone: 'escríbalo con su código de área, como prefiera.',
    areaCode: (example) => `agregue el código de área, por ejemplo ${example}.`,
    tenDigits: (example) => `revise los dígitos: un número como ${example} tiene diez.`,
    email: 'ahí le llega su enlace de seguimiento.',
    spaces: 'quite los espacios.',
    at: 'agregue la @ y lo que sigue.',
    ending: 'agregue la terminación, por ejemplo .com.',
    typo: 'revise si tiene algún error.',
    address: (example) => `escriba calle y número, por ejemplo ${example}.`,
    place: 'elija la ubicación de nuevo.',
  },
} satisfies Translation<typeof en>;
