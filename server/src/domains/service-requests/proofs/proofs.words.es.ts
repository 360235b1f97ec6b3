import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './proofs.words.ts';

export const es = {
  texted: (phone, minutes) => `Enviamos un código por mensaje a ${phone}. Vale ${minutes} minutos.`,
  calling: (phone, minutes) => `Estamos llamando a ${phone} para decirle el código. Vale ${minutes} minutos.`,
  mailed: (email, minutes) => `Enviamos un código a ${email}. Vale ${minutes} minutos.`,
  sent: 'Gracias. Su solicitud fue enviada.',
  tooSoon: (seconds) => `Ya va un código en camino. Puede pedir otro ${seconds} segundos después.`,
  tooMany: 'Por ahora no se pueden enviar más códigos. Inténtelo mañana o pida ayuda a soporte.',
  noTexts: 'Ahora no se pueden enviar mensajes. Inténtelo más tarde.',
  noCalls: 'Ahora no se pueden hacer llamadas. Pida un mensaje de texto.',
  wrong: (left) =>
    left === 1
      ? 'Este código es incorrecto. Le queda un intento.'
      : `Este código es incorrecto. Le quedan ${left} intentos.`,
  expired: 'Este código ya venció. Pida uno nuevo.',
  replaced: 'Este código fue reemplazado por uno más nuevo. Escriba el más reciente.',
  used: 'Esta solicitud ya está confirmada. No queda nada por hacer.',
  tooManyAttempts: 'Este código se escribió mal demasiadas veces. Pida uno nuevo.',
  noCode: 'Todavía no se envió un código aquí. Pida uno primero.',
  ended: 'Esta solicitud terminó. Puede enviar una nueva.',
  noCorrections: 'Ya no se puede corregir. Cancele la solicitud y envíe una nueva.',
  badPhone: (example) => `Escriba diez dígitos, por ejemplo ${example}.`,
  badEmail: 'Escriba un correo electrónico, por ejemplo ana@example.com.',
  sameAddress: 'Es el que ya tenemos. Pida otro código.',
  manyNames: (minutes) =>
    `Desde este dispositivo llegaron solicitudes con varios nombres. Puede enviar esta en ${minutes} minutos, o escriba a soporte.`,
} satisfies Translation<typeof en>;
