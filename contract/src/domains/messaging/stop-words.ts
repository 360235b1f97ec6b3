/**
 * Words that end or restart our texts, or ask for help, as 47 CFR 64.1200(a)(10) and the carriers name them. The server
 * understands more ways to say the same.
 */
export const CARRIER_WORDS = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  start: ['START', 'UNSTOP'],
  help: ['HELP', 'INFO'],
} as const;

/** The same in Spanish. No carrier asks for these; our Spanish texts name them. */
export const SPANISH_WORDS = {
  stop: ['ALTO', 'PARAR', 'CANCELAR', 'BAJA'],
  start: ['INICIAR', 'EMPEZAR'],
  help: ['AYUDA'],
} as const;
