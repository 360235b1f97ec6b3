import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './welcome.words.ts';

export const es = {
  listingFirst: 'Empiece con su ficha',
  listingFirstText: 'Los clientes le encuentran por ella, y a ella llegan las solicitudes.',
  listingFirstAction: 'Buscar o crear su ficha',
  phoneFirst: 'Primero confirme su teléfono',
  phoneFirstText:
    'Las oportunidades son para contratistas con el teléfono confirmado. Le enviamos un código por mensaje de texto o llamada.',
  phoneFirstAction: 'Confirmar su teléfono',
  welcome: (name, steps) =>
    `Le damos la bienvenida, ${name}. ${steps === 1 ? 'Un paso' : `${['Cero', 'Un', 'Dos', 'Tres', 'Cuatro'][steps] ?? steps} pasos`} hasta su primer trabajo`,
  oneStepLeft: 'Falta un paso',
  leadListing: 'Empiece con su ficha: por ella le encuentran los clientes y a ella llegan las solicitudes.',
  leadFound: 'Los clientes ya le pueden encontrar.',
  leadPhone:
    'Los clientes ya le pueden encontrar. Para recibir mensajes de texto, oportunidades y conexiones gratis necesita un teléfono confirmado.',
  steps: 'Pasos',
  getListing: 'Busque o cree su ficha',
  listingLive: 'Su ficha ya está publicada',
  phoneConfirmed: 'Su teléfono está confirmado',
  confirmPhone: 'Confirme el teléfono que recibe los trabajos',
  hoursSet: 'Su horario está indicado',
  setHours: 'Indique su horario',
  firstJobFree: 'Tome su primer trabajo gratis',
  firstJob: 'Tome su primer trabajo',
  noMonthlyFee: 'Sin porcentaje del trabajo, sin cuota mensual y sin tarjeta por ahora.',
  listedAlready: 'Su empresa ya tiene una ficha',
  orCreate: 'O cree una ficha',
  lookItOver: 'Revisarla',
  replyFromVan:
    'Las solicitudes llegan por mensaje de texto. Responda ACEPTAR, RECHAZAR o PROPONER desde la camioneta.',
  addPhone: 'Agregar un teléfono',
  anotherNumber: 'Otro número',
  hoursNotSaved: 'El horario no se guardó',
  hoursDecide: 'De él depende que los clientes vean «Abierto ahora».',
  saving: 'Guardando...',
  usualHours: 'Lun–vie, 8 a.m.–5 p.m.',
  setMyself: 'Indicarlo yo',
  howSeen: 'Así le ven los clientes',
  newNoReviews: 'Nuevo, aún sin reseñas',
  rated: (stars, reviews) => `${stars} de 5 estrellas, ${reviews} reseñas`,
  seenHoursSet: 'Horario indicado',
  seenHoursNotSet: 'Horario sin indicar',
  openMyPage: 'Abrir mi página',
} satisfies Translation<typeof en>;
