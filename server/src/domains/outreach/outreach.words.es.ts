import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './outreach.words.ts';

export const es = {
  reach: {
    noEmail: 'La publicación no da ningún correo electrónico.',
    noPhone: 'La publicación no da ningún número de teléfono.',
    email: (address: string) => `Enviamos este correo a ${address}, el contacto que nombra la publicación.`,
    text: (number: string) =>
      `Enviamos este mensaje de texto al ${number}, donde la publicación pide recibir mensajes de texto.`,
    textLater: (number: string, when: string) =>
      `Enviamos este mensaje de texto al ${number}, donde la publicación pide recibir mensajes de texto: saldrá el ${when}, porque ahora ahí es de noche.`,
    textByHand: (number: string) =>
      `La publicación no pide mensajes de texto, así que le enviamos este por correo: mándelo al ${number} desde su propio teléfono.`,
    call: (number: string) => `Llamamos al ${number} y leemos este mensaje.`,
    callByHand: (number: string) => `Le enviamos este guion por correo, y usted llama al ${number}.`,
    stopped: 'El contacto pidió no recibir más mensajes.',
  },
  refusals: {
    onlyPeople: 'Solo las personas escriben al contacto de un proyecto.',
    notListed: 'La fuente ya no publica este proyecto.',
    completed: 'Este proyecto está terminado.',
    noContact: 'La publicación de este proyecto no nombra ningún contacto al que se pueda escribir o llamar.',
    oncePerDay: 'Ya escribió sobre este proyecto hoy. Puede escribir de nuevo mañana.',
    contactChanged: 'El contacto cambió desde que lo vio. Revise el mensaje otra vez.',
    lookFirst: 'No se envió nada: primero revise el mensaje. Se puede enviar durante una hora después de verlo.',
    tooMany: 'Es suficiente por hoy: son demasiados mensajes enviados o recibidos en un día.',
    noMessage: 'Con estos nombres no se puede escribir ningún mensaje.',
    simplerName: 'Use un nombre más corto o más sencillo',
    nameOnly: 'Escriba solo su nombre',
    companyOnly: 'Escriba solo el nombre de la empresa',
    usPhone: 'Escriba un número de teléfono de EE. UU. o déjelo en blanco',
    check: 'Revise los datos que escribió.',
  },
  footer: (name: string, company: string, email: string) =>
    `Esta es una oferta de servicios, enviada por Plumbline de parte de ${name}, de ${company}, porque la publicación del proyecto da su contacto. Plumbline no la ha revisado. Su respuesta llega a ${email}.`,
  stop: 'No recibir más mensajes como este',
  byHand: {
    callSubject: (project: string) => `Su guion de llamada: ${project}`,
    textSubject: (project: string) => `Su mensaje de texto: ${project}`,
    call: (number: string) => `Llame al ${number}`,
    text: (number: string) => `Envíe el texto al ${number}`,
    note: 'Usted, o alguien que escribió esta dirección, se lo pidió a Plumbline. No se envió nada a nadie más.',
    unnamedProject: 'un proyecto',
  },
} satisfies Translation<typeof en>;
