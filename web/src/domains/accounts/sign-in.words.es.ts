import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './sign-in.words.ts';

export const es = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgotPassword: '¿Olvidó su contraseña?',
  back: 'Volver a iniciar sesión',
  signIn: 'Iniciar sesión',
  signUp: 'Crear una cuenta',
  error: 'Error',
  saving: 'Guardando...',
  login: {
    title: 'Iniciar sesión',
    form: 'Iniciar sesión',
    thenOn: 'Después verá la página que pidió.',
    busy: 'Iniciando sesión...',
    failed: 'No se pudo iniciar sesión',
    wrong: 'El correo o la contraseña no son correctos',
    newHere: '¿Es su primera vez aquí?',
    signUp: 'Cree una cuenta',
    withoutAccount: 'Sin una cuenta',
    withoutAccountHow:
      'Puede pedir un servicio, darle seguimiento y responder sin iniciar sesión: el enlace de nuestro correo abre su solicitud. Los contratistas responden con el enlace que les llegó con el trabajo.',
    findRequest: 'Buscar mi solicitud',
  },
  google: {
    go: 'Continuar con Google',
    orEmail: 'o con su correo',
    problems: {
      unavailable:
        'No se puede contactar a Google en este momento. Intente de nuevo o inicie sesión con su contraseña.',
      cancelled: 'Se canceló el inicio de sesión con Google.',
      failed: 'No se pudo iniciar sesión con Google. Intente de nuevo o inicie sesión con su contraseña.',
      unverified: 'Google no ha verificado su correo electrónico. Verifíquelo allí o regístrese con una contraseña.',
      suspended: 'Esta cuenta está suspendida. Escriba a ayuda.',
    },
  },
  newPassword: {
    form: 'Contraseña nueva',
    label: 'Contraseña nueva',
    again: 'Confirme la contraseña',
    atLeast: (least) => `Al menos ${least} caracteres`,
    show: 'Mostrar la contraseña',
  },
  forgot: {
    title: 'Olvidé mi contraseña',
    intro: 'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para crear una contraseña nueva.',
    send: 'Enviar el enlace',
    sent: 'Enlace enviado',
    notSent: 'No se pudo enviar el correo. Intente de nuevo.',
    hint: 'El enlace funciona durante una hora. ¿No ha llegado después de unos minutos? Revise el correo no deseado o pruebe con otro correo.',
  },
  reset: {
    title: 'Crear una contraseña nueva',
    intro: 'Al hacerlo se cierra la sesión en todos sus dispositivos. Después inicie sesión con la contraseña nueva.',
    submit: 'Guardar la contraseña',
    failed: 'Su contraseña no cambió. Intente de nuevo.',
    done: 'La contraseña cambió',
    signInNow: 'Inicie sesión con la nueva. Se cerró la sesión en todos los dispositivos.',
    newLink: 'Pedir un enlace nuevo',
  },
  verify: {
    title: 'Verificar el correo',
    done: 'Correo verificado',
    failed: 'Su correo electrónico aún no está verificado',
    choosePassword: 'Elija una contraseña',
    chooseToVerify: 'Su correo queda verificado cuando elija la contraseña con la que iniciará sesión.',
    signInNow: 'Inicie sesión con su correo y la contraseña nueva.',
    nameIsKept: 'Conservamos el nombre del registro. Agregue su teléfono y su dirección en los ajustes.',
    failedAgain: 'Su correo electrónico aún no está verificado. Intente de nuevo.',
    submit: 'Verificar y guardar la contraseña',
    busy: 'Verificando...',
  },
  deadLink: {
    title: 'Este enlace no funciona',
    text: 'El enlace es incorrecto, ya se usó o caducó.',
  },
} satisfies Translation<typeof en>;
