import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './fee.words.ts';

export const es = {
  gets: (amount) => `Lo que recibe por ${amount}`,
  onePayment: 'Un solo pago. Ningún porcentaje del trabajo.',
  identity: 'Nombre, teléfono, correo y calle',
  identityText: 'Los verá en cuanto se pague.',
  alone: 'Nadie más recibe este trabajo',
  aloneText: 'Ningún otro contratista puede aceptarlo mientras está reservado para usted.',
  pay: (amount) => `Pagar ${amount}`,

  back: (amount) => `Cuándo se devuelven los ${amount}`,
  cancelled: 'El cliente cancela antes de que empiece el trabajo',
  cancelledText: 'También: dice que usted no llegó, o usted pagó demasiado tarde',
  atOnce: 'Enseguida, de forma automática',
  badConnection: 'No responde o no quería el trabajo',
  badConnectionText: (days) => `Usted lo reporta en un plazo de ${days} días; le preguntamos al cliente`,
  onAnswer: (hours) => `Cuando lo confirme, o tras ${hours} horas sin respuesta`,
  notBack: (amount) =>
    `Los ${amount} completos, a la tarjeta con que pagó. No se devuelven si cambia de opinión después de pagar o si el trabajo empezó.`,
  wholeRule: 'La regla completa',
} satisfies Translation<typeof en>;
