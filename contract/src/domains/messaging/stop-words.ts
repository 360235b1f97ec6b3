/**
 * Words that stop or resume our texts, or ask for help, required by 47 CFR 64.1200(a)(10) and the carriers. The server
 * understands further phrases.
 */
export const CARRIER_WORDS = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  start: ['START', 'UNSTOP'],
  help: ['HELP', 'INFO'],
} as const;

/** The Spanish words. Carriers don't require them; our Spanish texts mention them. */
export const SPANISH_WORDS = {
  stop: ['ALTO', 'PARAR', 'CANCELAR', 'BAJA'],
  start: ['INICIAR', 'EMPEZAR'],
  help: ['AYUDA'],
} as const;
