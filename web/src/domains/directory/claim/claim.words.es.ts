import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './claim.words.ts';

export const es = {
  claimListing: 'Reclamar una ficha',
  backToListing: 'Volver a la ficha',
  claim: (company) => `Reclamar ${company}`,
  openListing: 'Abrir mi ficha',
  opening: 'Abriendo...',
  hiddenContact: 'El que se dio al crear la ficha, si lo tiene',
  noCodeSent: 'No se envió ningún código',
  codeExplained: (digits, minutes) =>
    `Enviamos un código de ${digits} dígitos a la empresa misma. Quien lo tenga puede editar la ficha. Funciona durante ${minutes} minutos.`,
  whereTo: '¿A dónde enviamos el código?',
  email: 'Correo electrónico',
  textMessage: 'Mensaje de texto',
  noTexts: 'Desde aquí no se envían mensajes de texto.',
  noCodeReaches: 'Si ningún código puede llegarle, escriba al equipo de ayuda.',
  sending: 'Enviando...',
  sendCode: 'Enviar el código',
  listingSaved: 'Ficha guardada',
  withinSecond: 'Las búsquedas la muestran en un segundo.',
  listingNotSaved: 'Su ficha no se guardó',
  saving: 'Guardando...',
  saveChanges: 'Guardar cambios',
  notFound: 'Ficha no encontrada',
  findListing: 'Buscar su ficha',
  linkExpired:
    'Este enlace venció o nunca existió. Abra la página de su ficha y reclámela de nuevo: el código tarda un minuto.',
  yourListing: 'Su ficha',
  publicPage: 'Ver la página pública',
  linkUntil: (time) => `Quien tenga este enlace puede editar la ficha hasta: ${time}. No lo comparta.`,
  unanswered: 'Reseñas sin respuesta',
  answer: 'Responder',
  listingSays: 'Lo que dice su ficha',
  code: 'Código',
  digits: (digits) => `${digits} dígitos`,
  sendAnother: 'Enviar otro código',
} satisfies Translation<typeof en>;
