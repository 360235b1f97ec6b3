import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './identity-page.words.ts';

export const es = {
  documentTitle: 'Elija quién es · Demostración de Plumbline',
  title: 'Elija quién es',
  explained:
    'Esta demostración no tiene claves de Google. Esta página ocupa su lugar: puede ser quien quiera, no se pide contraseña.',
  email: 'Correo electrónico',
  badEmail: 'Escriba un correo electrónico válido',
  name: 'Nombre',
  unverified: 'Google no ha verificado este correo electrónico',
  next: 'Continuar',
  cancel: 'Cancelar',
  nothingAsked: 'No hay dónde iniciar sesión',
  startAt: 'Esta página forma parte de “Continuar con Google”. Comience en la página para iniciar sesión.',
  signIn: 'Ir a la página para iniciar sesión',
} satisfies Translation<typeof en>;
