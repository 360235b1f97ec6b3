import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './replies.words.es.ts';

export const en = {
  stopped: "Plumbline: You won't get any more texts or calls from us. Reply START to get them again.",
  started: 'Plumbline: Texts are on again. Reply HELP for help, STOP to end them.',
  offOnSite:
    'Plumbline: Texts are no longer stopped here, but you have turned messages off on our site. Turn them on in your account.',
  help: (contact: string) =>
    `Plumbline: service requests. Reply ACCEPT, DENY, PROPOSE tomorrow 3pm, or STOP to end. Help: ${contact}. Msg & data rates may apply.`,
};

/** Replies to the keywords that carriers require. */
export const repliesWords = inLanguages({ en, es });
