import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './proof-letters.words.ts';

export const es = {
  codeText: (code, number, minutes) =>
    `${code} es su clave de Plumbline para enviar la solicitud ${number}. Vale ${minutes} minutos. Si no fue usted, no haga nada y no la comparta.`,
  codeCall: (digits, minutes) =>
    `Su clave de Plumbline es ${digits}. Otra vez: ${digits}. Vale ${minutes} minutos. Si no la pidió, no haga nada.`,
  codeSubject: (code) => `${code} es su código de Plumbline`,
  why: (number) =>
    `Escriba este código en la página de su solicitud ${number}. Solo entonces se envía a los contratistas.`,
  code: 'Código',
  validity: (minutes) => `Vale ${minutes} minutos. Si no fue usted, no haga nada y no comparta el código.`,
  open: 'Abrir su solicitud',
  remindSubject: (number) => `Falta un paso: su solicitud aún no se ha enviado (${number})`,
  remindPhone: (hours) =>
    `Confirme su teléfono con un código y su solicitud sale de inmediato a los contratistas. Sin confirmar, termina en ${hours} horas.`,
  remindEmail: (hours) =>
    `Confirme su correo con un código y su solicitud sale de inmediato a los contratistas. Sin confirmar, termina en ${hours} horas.`,
  confirm: 'Confirmar y enviar',
} satisfies Translation<typeof en>;
