import type { Translation } from '../../kernel/words.ts';
import type { en } from './messaging-input.words.ts';

export const es = {
  writeSomething: 'Primero escriba algo.',
  validEmail: 'Ingrese un correo electrónico válido',
  noPushAddress: 'Este navegador no dio una dirección para notificaciones.',
  keyMissing: 'Falta la clave.',
  keyWrong: 'La clave no es correcta.',
  secretMissing: 'Falta el secreto.',
  secretWrong: 'El secreto no es correcto.',
} satisfies Translation<typeof en>;
