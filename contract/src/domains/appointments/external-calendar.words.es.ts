import type { Translation } from '../../kernel/words.ts';
import type { en } from './external-calendar.words.ts';

export const es = {
  address: 'Escriba una dirección que empiece por https:// o webcal://.',
  server: 'Escriba la dirección de un servidor o una dirección de correo.',
  userName: 'Escriba su nombre de usuario en ese servidor.',
  password: 'Escriba su contraseña de aplicación.',
} satisfies Translation<typeof en>;
