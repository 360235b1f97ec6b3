import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './report.words.es.ts';

export const en = {
  reasons: {
    unreachable: "The customer can't be reached",
    unreachableText: 'I called and wrote, and nobody answered',
    notWanted: "The customer didn't want the job",
    notWantedText: 'We spoke, and there is no job',
  },
  noReason: "Say whether the customer can't be reached or didn't want the job.",
  yourReport: 'Your report',
  section: 'Problems with this connection',
  until: (time: string) => `No answer, or no job? Until ${time} you can report it.`,
  untilWithRefund: (time: string) => `No answer, or no job? Until ${time} you can report it and get the fee back.`,
  title: 'Report a bad connection',
  sent: 'Report sent',
  notSent: 'Your report was not sent',
  send: 'Send report',
  sending: 'Sending...',
  whatHappened: 'What happened?',
  tried: 'What you tried',
  triedExample: 'Such as: called twice on Tuesday, wrote an email on Wednesday',
};

/** The contractor's report of a bad connection. */
export const reportWords = inLanguages({ en, es });
