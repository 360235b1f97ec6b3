import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './account-letters.words.ts';

export const es = {
  verify: {
    subject: 'Verifique su correo electrónico',
    hello: (firstName) => `Hola, ${firstName}:`,
    text: 'Se registró en Plumbline. Abra este enlace para verificar su correo electrónico; después puede iniciar sesión.',
    button: 'Verificar mi correo',
    note: (hours) =>
      `El enlace funciona durante ${hours} horas. Si no fue usted, no haga nada: no se abre ninguna cuenta.`,
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta',
    text: 'Alguien, probablemente usted, acaba de registrarse en Plumbline con este correo. Ya tiene una cuenta.',
    button: 'Iniciar sesión',
    note: (forgotPassword) => `Si olvidó su contraseña: ${forgotPassword}. Si no fue usted, no haga nada.`,
  },
  reset: {
    subject: 'Cree una contraseña nueva',
    text: 'Alguien, probablemente usted, quiere crear una contraseña nueva para su cuenta de Plumbline.',
    button: 'Crear una contraseña nueva',
    note: (minutes) =>
      `El enlace funciona durante ${minutes} minutos, una sola vez. Si no fue usted, no haga nada: su contraseña no cambia.`,
  },
  setPassword: 'Crear una contraseña nueva',
  passwordChanged: {
    subject: 'Su contraseña cambió',
    text: 'Se cambió la contraseña de su cuenta de Plumbline y se cerró la sesión en los demás dispositivos.',
    otherwise: 'Si no fue usted, cree una nueva de inmediato y escríbanos:',
  },
  googleLinked: {
    subject: 'Ahora puede iniciar sesión con Google',
    text: 'Su cuenta de Plumbline se abrió con Google por primera vez. Desde ahora puede entrar de las dos maneras.',
    otherwise: 'Si no fue usted, proteja su cuenta de Google y después cree una contraseña nueva aquí:',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    text: (device, when) =>
      `Alguien inició sesión en su cuenta de Plumbline en un dispositivo que no habíamos visto antes: ${device}, ${when}.`,
    otherwise:
      'Si fue usted, no tiene que hacer nada. Si no, cree una contraseña nueva; así se cierra la sesión en todos los dispositivos:',
  },
  lockout: {
    subject: 'Alguien intenta adivinar su contraseña',
    text: 'Se probaron demasiadas contraseñas incorrectas en su cuenta de Plumbline, así que los dispositivos nuevos deben esperar entre intentos. Los dispositivos en los que ya inició sesión siguen igual.',
    otherwise: 'Su contraseña sigue funcionando. Si es corta o la usa también en otros sitios, cree una mejor:',
  },
  factorAdded: {
    subject: 'Se agregó una forma de iniciar sesión',
    text: {
      passkey: (when) => `Se agregó una llave de acceso a su cuenta de Plumbline: ${when}.`,
      app: (when) => `Se agregó una aplicación de autenticación a su cuenta de Plumbline: ${when}.`,
    },
    otherwise: 'Si no fue usted, cree una contraseña nueva y después quítela en sus ajustes:',
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación',
    text: (when) => `Se usó un código de recuperación de su cuenta de Plumbline: ${when}. Ese código ya no funciona.`,
    otherwise:
      'Si no fue usted, cree una contraseña nueva y después cree códigos de recuperación nuevos en sus ajustes:',
  },
  factorRemoved: {
    subject: 'Se quitó una forma de iniciar sesión',
    text: {
      passkey: (when) => `Se quitó una llave de acceso de su cuenta de Plumbline: ${when}.`,
      app: (when) => `Se quitó una aplicación de autenticación de su cuenta de Plumbline: ${when}.`,
      all: (when) => `Se quitaron todos los segundos factores de su cuenta de Plumbline: ${when}.`,
    },
    otherwise: 'Si no fue usted, cree una contraseña nueva de inmediato y escríbanos:',
  },
} satisfies Translation<typeof en>;
