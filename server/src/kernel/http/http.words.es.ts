import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './http.words.ts';

export const es = {
  bodyTooLarge: 'La solicitud es demasiado grande.',
  sendJson: 'Envíe JSON con el encabezado Content-Type: application/json.',
  notJson: 'La solicitud no es JSON válido.',
  wrongLength: 'La solicitud no coincide con su Content-Length.',
  tooManyCalls: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  unreadable: 'No se pudo leer la solicitud.',
  unavailable: 'Plumbline no puede responder en este momento. Inténtelo de nuevo en unos segundos.',
  internal: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  nothingHere: 'No hay nada en esta dirección.',
  tooManyStreamsHere: 'Hay demasiadas actualizaciones en vivo abiertas desde su red. Cierre algunas páginas.',
  tooManyStreams: 'Hay demasiadas actualizaciones en vivo abiertas. Inténtelo más tarde.',
  otherHost: (address) => `Este servidor solo responde en ${address}.`,
  otherSite: 'Esta solicitud vino de otro sitio web y fue rechazada.',
  checkInput: 'Revise los datos: falta algo o algo no es correcto.',
} satisfies Translation<typeof en>;
