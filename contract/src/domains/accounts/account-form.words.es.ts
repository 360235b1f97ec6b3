import type { Translation } from '../../kernel/words.ts';
import type { en } from './account-form.words.ts';

export const es = {
  emailInvalid: 'Ingrese un correo electrónico válido',
  emailOfAccount: 'Escriba el correo electrónico de esta cuenta.',
  firstNameRequired: 'El nombre es obligatorio',
  lastNameRequired: 'El apellido es obligatorio',
  lettersOnly: 'Use solo letras',
  tenDigitsOrNothing: 'Ingrese diez dígitos, por ejemplo (502) 555-0134, o deje el campo vacío',
  stateLetters: 'Use las dos letras del estado',
  zipDigits: 'Use los cinco dígitos del código postal',
  passwordTooShort: 'La contraseña debe tener al menos 8 caracteres',
  passwordTooLong: (most) => `La contraseña debe tener ${most} caracteres como máximo`,
  passwordsDiffer: 'Las contraseñas no coinciden',
  linkIncomplete: 'El enlace está incompleto',
  typeCode: 'Escriba el código',
  codeTooLong: 'Este código es demasiado largo',
  codeOrPasskey: 'Escriba un código o use una llave de acceso',
  giveName: 'Póngale un nombre',
  emailOrPhone: 'Escriba un correo electrónico, un número de teléfono o ambos',
  chooseProof: 'Indique cómo verificó su identidad',
} satisfies Translation<typeof en>;
