/**
 * The words by which a text ends or restarts our texts, or asks for help, as 47 CFR 64.1200(a)(10) and the carriers name
 * them; the server understands more ways to say the same.
 */
export const CARRIER_WORDS = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  start: ['START', 'UNSTOP'],
  help: ['HELP', 'INFO'],
} as const;
