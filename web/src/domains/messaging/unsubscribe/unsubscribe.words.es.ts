import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './unsubscribe.words.ts';

export const es = {
  title: 'Correos de Plumbline',
  badLinkTitle: 'Este enlace no abre nada',
  badLink: 'Ábralo desde el correo que le enviamos, o cópielo completo.',
  backHome: 'Volver al inicio',
  loadFailed: 'No pudimos cargar esto',
  loading: 'Cargando',
  failed: 'No se pudo completar',
  status: 'Suscripción',
  subscribed: (address) => `Escribimos a ${address}`,
  subscribedText: 'Un clic lo termina. Lo que exige la ley o un trabajo en curso se sigue enviando.',
  unsubscribed: 'Usted se dio de baja',
  unsubscribedText: (address) =>
    `${address} ya no recibe correos nuestros, salvo lo que exige la ley o un trabajo en curso, como un recibo o un enlace de contraseña.`,
  unsubscribe: 'Darse de baja',
  again: 'Volver a recibir correos',
} satisfies Translation<typeof en>;
