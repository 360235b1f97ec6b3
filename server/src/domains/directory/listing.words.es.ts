import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './listing.words.ts';

export const es = {
  reviewAnswered: 'Esta reseña ya tiene respuesta; una respuesta no se puede cambiar.',
  reviewTakenBack: 'Usted retiró esta reseña; no se puede volver a escribir.',
  aCustomer: 'Un cliente',
  hasThisEmail: 'Su ficha ya tiene este correo electrónico.',
  hasThisPhone: 'Su ficha ya tiene este número de teléfono.',
  phoneIsListed: (company) => `${company} ya está en el directorio con este teléfono.`,
  claimInstead: (company) => `${company} ya está en el directorio con este teléfono. Mejor reclame esa ficha.`,
  wrongCode: 'Este código es incorrecto o venció. Revíselo o pida uno nuevo.',
  codeIsWrong: 'Este código es incorrecto o venció.',
  operatorsOnly: 'Aquí solo los operadores pueden eliminar los datos de ejemplo.',
  cleared: 'Se eliminaron los contratistas de ejemplo. Ahora solo aparecen empresas auténticas.',
  accountHasListing: 'Su cuenta ya tiene una ficha.',
  zipNotFound: 'Código postal no encontrado. Revise el código postal e intente de nuevo.',
  listingDone: (company) => `${company}: listo, y anotado en el registro de auditoría.`,
  done: 'Listo, y anotado en el registro de auditoría.',
  phoneIsConfirmed: 'Este número de teléfono ya está confirmado.',
  noPhone: 'Esta ficha no tiene número de teléfono. Agregue uno en su cuenta de contratista.',
  bothCoordinates: 'La latitud y la longitud van juntas.',
  noLatitude: 'Falta la latitud.',
  noLongitude: 'Falta la longitud.',
  unknownPlace: 'No conocemos este lugar.',
  checkPlace: 'Revise la ciudad y el estado, o ingrese un código postal.',
  codeStillWorks: (phone) => `El código que enviamos al ${phone} todavía funciona.`,
  noCalls: 'Este sitio no hace llamadas. Elija un mensaje de texto.',
  noTexts:
    'Este sitio no envía mensajes de texto, así que no se puede confirmar un teléfono de esta forma. Escriba al equipo de ayuda.',
  codeMailed: (minutes) => `Un código va en camino. Funciona durante ${minutes} minutos.`,
  calling: (phone, minutes) =>
    `Estamos llamando al ${phone} para decirle el código. Funciona durante ${minutes} minutos.`,
  texted: (phone, minutes) =>
    `Enviamos un código por mensaje de texto al ${phone}. Funciona durante ${minutes} minutos.`,
  textedForHours: (phone, hours) =>
    `Enviamos un código por mensaje de texto al ${phone}. Funciona durante ${hours} horas.`,
  textedAlready: (phone, hours) =>
    `Ya enviamos un código por mensaje de texto al ${phone} en las últimas ${hours} horas, y un número sin confirmar no recibe otro en ese tiempo. Pida que lo llamemos o intente de nuevo mañana.`,
  calledAlready: (phone, calls, hours) =>
    `Llamamos al ${phone} ${calls} veces en las últimas ${hours} horas. Intente de nuevo mañana.`,
  codesToday: (codes, hours) => `Se enviaron ${codes} códigos en las últimas ${hours} horas. Intente de nuevo mañana.`,
  codesThisHour: (codes) => `Se enviaron ${codes} códigos en la última hora. Espere a que pase.`,
  daysAreOver: 'Estos días ya pasaron. Elija días futuros.',
  tooManyDaysOff: (most) => `Puede tener ${most} períodos libres por delante. Quite uno primero.`,
  inAnotherAccount: 'Esta ficha está en otra cuenta. Pida un código nuevo para reclamarla.',
} satisfies Translation<typeof en>;
