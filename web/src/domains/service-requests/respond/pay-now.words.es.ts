import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './pay-now.words.ts';

export const es = {
  payNow: (card) => `Pagar con mi ${card}`,
  payNowText:
    'Se cobra al aceptar. El cargo se devuelve si el cliente cancela antes de que empiece el trabajo o no se le puede localizar.',
  charging: (amount, card) => `Estamos cobrando ${amount} a su ${card}`,
  chargingText: 'En un momento aparecerán aquí los datos del cliente.',
  notCharged: (card) => `No se cobró nada a su ${card}`,
  notChargedText: 'El trabajo sigue reservado para usted: pague de otra manera.',
} satisfies Translation<typeof en>;
