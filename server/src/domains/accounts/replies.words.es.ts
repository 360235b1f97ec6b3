import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './replies.words.ts';

export const es = {
  noMail: 'Este sitio todavía no puede enviar correos y no es posible enviar el enlace. Inténtelo más tarde.',
  checkEmail: 'Revise su correo para verificar su cuenta.',
  verified: 'Su correo electrónico está verificado. Ya puede iniciar sesión.',
  passwordNeeded:
    'Este no es el navegador con el que alguien se registró con su correo. Elija una contraseña nueva: la que se escribió allí no cuenta.',
  linkOnItsWay: 'Si este correo tiene una cuenta, le llegará un enlace para crear una contraseña nueva.',
  passwordChanged: 'Su contraseña cambió. Ya puede iniciar sesión.',
  signedOut: 'Se cerró su sesión.',
  deviceSignedOut: 'Se cerró la sesión en ese dispositivo.',
  othersSignedOut: 'Se cerró la sesión en todos los demás dispositivos.',
  confirmed: 'Gracias por confirmar.',
  claimed: 'Lo que hizo antes de iniciar sesión ya está en su cuenta.',
  accountDeleted: 'Su cuenta se eliminó.',
  nothingErased: 'No se borró nada: no hay nada guardado sobre esta persona.',
  erased: 'Se borró lo que había guardado sobre esta persona.',
  doneAndAudited: 'Listo, y quedó en el registro de auditoría.',
  testInMailbox: 'Está en el buzón local.',
  testSent: 'Se envió a su correo.',
} satisfies Translation<typeof en>;
