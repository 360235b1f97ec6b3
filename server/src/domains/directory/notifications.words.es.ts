import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './notifications.words.ts';

export const es = {
  howWas: (company) => `¿Qué le pareció ${company}?`,
  hasCompleted: (company) => `${company} completó su solicitud. ¿Qué le pareció?`,
  reviewIsPublic: 'Su reseña se publica con su nombre y la inicial de su apellido. Puede editarla o retirarla.',
  review: (company) => `Escribir una reseña de ${company}`,
  howWasText: (company, url) => `Plumbline: ¿recomienda a ${company}? Su reseña: ${url}`,
  gaveYou: (stars) => `Un cliente le dio ${stars} de 5 estrellas`,
  hasReviewed: (company, stars) =>
    `Un cliente con una solicitud completada escribió una reseña de ${company}: ${stars} de 5 estrellas.`,
  quote: (text) => `“${text}”`,
  answerOnce: 'Puede responder una vez. Su respuesta se muestra debajo de la reseña.',
  answer: 'Responder a la reseña',
  codeSubject: (code) => `${code} es su clave de Plumbline`,
  wantsListing: (company) => `Alguien, probablemente usted, quiere reclamar la ficha de ${company} en Plumbline.`,
  wantsContact: (company) =>
    `Alguien, probablemente usted, quiere que ${company} reciba aquí los mensajes de Plumbline.`,
  code: 'Clave',
  worksForMinutes: (minutes) =>
    `Funciona durante ${minutes} minutos. Si no fue usted, no haga nada ni comparta la clave.`,
  worksForHours: (hours) => `Funciona durante ${hours} horas. Si no fue usted, no haga nada ni comparta la clave.`,
  codeText: (code, company, validity) => `${code} es su clave de Plumbline para ${company}. ${validity}`,
  codeCall: (digits, company, validity) =>
    `Su clave de Plumbline para ${company} es ${digits}. Otra vez: ${digits}. ${validity}`,
  emailChangedSubject: (company) => `Se cambió el correo electrónico de ${company}`,
  phoneChangedSubject: (company) => `Se cambió el teléfono de ${company}`,
  emailChanged: (company) =>
    `${company} ahora tiene otro correo electrónico en Plumbline. Se cambió en la cuenta y se confirmó con un código.`,
  phoneChanged: (company) =>
    `${company} ahora tiene otro número de teléfono en Plumbline. Se cambió en la cuenta y se confirmó con un código.`,
  notYou: 'Si no fue usted, cambie la contraseña de su cuenta y escriba al equipo de ayuda.',
} satisfies Translation<typeof en>;
