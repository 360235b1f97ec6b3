import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './decline.words.ts';

export const es = {
  card_declined: 'Su tarjeta fue rechazada.',
  generic_decline: 'Su tarjeta fue rechazada.',
  do_not_honor: 'Su tarjeta fue rechazada.',
  lost_card: 'Su tarjeta fue rechazada.',
  stolen_card: 'Su tarjeta fue rechazada.',
  insufficient_funds: 'Su tarjeta no tiene fondos suficientes.',
  expired_card: 'Su tarjeta está vencida.',
  incorrect_number: 'El número de su tarjeta es incorrecto.',
  incorrect_cvc: 'El código de seguridad de su tarjeta es incorrecto.',
  invalid_cvc: 'El código de seguridad de su tarjeta no es válido.',
  invalid_expiry_month: 'El mes de vencimiento de su tarjeta no es válido.',
  invalid_expiry_year: 'El año de vencimiento de su tarjeta no es válido.',
  processing_error: 'Ocurrió un error al procesar su tarjeta. Inténtelo de nuevo en unos momentos.',
  test_mode_live_card:
    'Su tarjeta fue rechazada. Este es el modo de prueba: use una tarjeta de prueba, nunca una verdadera.',
  payment_intent_authentication_failure:
    'No pudimos autenticar su método de pago. Elija otro método de pago e inténtelo de nuevo.',
  authentication_required: 'Su banco quiere que usted mismo confirme este pago.',
  'card-removed': 'Su tarjeta guardada ya se había eliminado.',
  payment_intent_cancelled: 'Este pago fue cancelado.',
} satisfies Translation<typeof en>;
