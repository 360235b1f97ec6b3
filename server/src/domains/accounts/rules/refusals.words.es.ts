import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './refusals.words.ts';

export const es = {
  resetLinkEnded: 'Este enlace es incorrecto, ya se usó o caducó. Pida uno nuevo en «¿Olvidó su contraseña?».',
  verifyLinkEnded: 'Este enlace es incorrecto, ya se usó o caducó. Regístrese de nuevo y le enviaremos otro.',
  signInRefused:
    'El correo o la contraseña no son correctos. Si acaba de registrarse, abra primero el enlace de nuestro correo.',
  waitSeconds: (seconds) =>
    `Demasiados intentos de iniciar sesión. Intente de nuevo en ${seconds} ${plural('es', seconds, { one: 'segundo', other: 'segundos' })}.`,
  waitMinutes: (minutes) =>
    `Demasiados intentos de iniciar sesión. Intente de nuevo en ${minutes} ${plural('es', minutes, { one: 'minuto', other: 'minutos' })}.`,
  codeRequired: "Envíe el código de su aplicación de autenticación, o un código de recuperación, como 'code'.",
  codeRefused: 'Este código es incorrecto, caducó o ya se usó.',
  passkeyRefused: 'No se aceptó esta llave de acceso. Intente de nuevo o entre de otra manera.',
  signInEnded: 'Este inicio de sesión tardó demasiado. Empiece de nuevo.',
  stepUpRequired: 'Confirme que es usted con su llave de acceso o un código.',
  freshSignInRequired: 'Primero confirme que es usted: escriba otra vez su contraseña o vuelva a iniciar sesión.',
  tooBusy: 'Muchas personas están iniciando sesión en este momento. Intente de nuevo en unos segundos.',
  suspended: 'Esta cuenta está suspendida. Escriba a ayuda.',
  commonPassword:
    'Es una de las contraseñas más comunes, que son las primeras que se prueban. Use algunas palabras sin relación entre sí.',
  ownName: 'Su nombre y su correo son lo primero que se prueba. Use algunas palabras sin relación entre sí.',
  signInFirst: 'Primero inicie sesión.',
  noPasswordYet: 'Esta cuenta aún no tiene contraseña. Pida un enlace para crear una en «¿Olvidó su contraseña?».',
  wrongPassword: 'Esta no es su contraseña actual.',
  wrongEmail: 'Este no es el correo electrónico de su cuenta.',
  passkeyThere: 'Esta llave de acceso ya está agregada.',
  tooManyPasskeys: (most) => `Ya hay ${most} llaves de acceso. Quite una primero.`,
  appThere: 'Ya hay una aplicación de autenticación. Quítela primero.',
  lastFactorOfOperator: 'Los operadores necesitan un segundo factor. Configure otro antes de quitar este.',
  operatorsOnly: 'Solo los operadores pueden hacer esto.',
  notYourself: 'No puede suspender su propia cuenta.',
  noEmail: (address) => `'${address}' no es un correo electrónico.`,
  noAccount: (address) => `Ninguna cuenta tiene el correo ${address}.`,
  noAccountYet: (address, register) => `Ninguna cuenta tiene el correo ${address}. Regístrelo primero: ${register}`,
  isOperator: (address) => `${address} ya es operador.`,
  isNoOperator: (address) => `${address} no es operador.`,
  noSecondFactor: (address) => `${address} no tiene un segundo factor.`,
  addressHasAccount:
    'Este correo tiene una cuenta. Su titular la elimina en los ajustes, con todo lo que le pertenece; después usted puede borrar el resto.',
  otherAddress: 'Este no es el correo que buscó.',
  otherNumber: 'Este no es el número que buscó.',
  wholeAddress: 'Escriba un correo electrónico o un número de teléfono completo.',
  messageStatus: {
    queued: 'Este mensaje sigue en cola.',
    sent: 'Este mensaje se envió.',
    delivered: 'Este mensaje se entregó.',
    failed: 'Este mensaje falló.',
    unknown: 'No se sabe si este mensaje se envió.',
    suppressed: 'Este mensaje se retuvo.',
  },
} satisfies Translation<typeof en>;
