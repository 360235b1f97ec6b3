import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './text.words.ts';

export const es = {
  accept: 'ACEPTAR',
  deny: 'RECHAZAR',
  propose: 'PROPONER mañana 3pm',
  anyCommand: 'ACEPTAR, RECHAZAR o PROPONER mañana 3pm',

  notContractor:
    'Plumbline: No podemos leer textos sobre su solicitud. Use el enlace que le enviamos. AYUDA para ayuda, ALTO para terminar.',
  nothingOpen: 'Plumbline: Ahora no tiene solicitudes por responder. AYUDA para ayuda, ALTO para terminar.',
  whatCanBeSent: 'Responda ACEPTAR, RECHAZAR o PROPONER con la hora: PROPONER mañana 3pm. ALTO para terminar.',
  unknownNumber: (number) =>
    `Plumbline: No tiene ninguna solicitud ${number}. Revise ese dato o abra el enlace que le enviamos.`,
  whichRequest: (command, number, title, city, others) =>
    `Plumbline: Tiene varias solicitudes. Responda ${command} ${number} (${title}, ${city}). Otras: ${others}`,
  proposed: (time) => `Propuesta enviada: ${time}. Le avisaremos lo que diga el cliente.`,
  proposedElsewhere: (time, ownTime) =>
    `Propuesta enviada: ${time} (${ownTime} en su zona). Le avisaremos lo que diga el cliente.`,
  between: (from, to) => `Entre las ${from} y las ${to}.`,

  time: {
    on: (date, clock) => `PROPONER ${date} ${clock}`,
    sayWhen: (example) => `Indique la fecha y la hora: ${example}.`,
    monthFirst: (example) => `No pudimos leer esa fecha. Responda por ejemplo ${example}.`,
    dayOrMonth: (first, second, example) => `¿Quiere decir ${first} o ${second}? Responda por ejemplo ${example}.`,
    unread: (example) => `No pudimos leer esa hora. Responda por ejemplo ${example}.`,
    oneTime: (example) => `Proponga una sola hora, por ejemplo ${example}.`,
    whatTime: (day, example) => `¿A qué hora el ${day}? Responda por ejemplo ${example}.`,
    midnight: (example) => `La medianoche es de dos fechas. Proponga otra hora, por ejemplo ${example}.`,
    whichDayAt: (clock, example) => `¿En qué fecha, a las ${clock}? Responda por ejemplo ${example}.`,
    whichDayThen: (example) => `¿En qué fecha, a esa hora? Responda por ejemplo ${example}.`,
    amOrPm: (clock, day, example) => `¿El ${day} a las ${clock} a.m. o p.m.? Responda por ejemplo ${example}.`,
    clocksChange: (example) => `Esa noche cambia la hora. Proponga otra, por ejemplo ${example}.`,
    passed: (example) => `Esa hora ya ha pasado. Proponga una que venga, por ejemplo ${example}.`,
    whichDay: (example) => `¿En qué fecha? Responda por ejemplo ${example}.`,
    otherWeekday: (date, weekday) => `El ${date} es ${weekday}. ¿Qué fecha quiere decir?`,
    whichOfTwo: (first, second, example) =>
      `¿Quiere decir ${first} o ${second}? Responda con la fecha, por ejemplo ${example}.`,
  },
} satisfies Translation<typeof en>;
