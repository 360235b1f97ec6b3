import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './firm-dispute.words.es.ts';

export const en = {
  keptSubject: (firm: string) => `The permits of ${firm} count again`,
  kept: (firm: string, company: string) =>
    `You said that the permits of ${firm} are not those of ${company}. An operator has looked at them and found that they are. They count again on your page and your cards.`,
  keptNext: 'If you know more than the operator did, reply to this message.',
  unlinkedSubject: (firm: string) => `The permits of ${firm} are not yours`,
  unlinked: (firm: string, company: string) =>
    `You said that the permits of ${firm} are not those of ${company}. An operator agrees. They no longer count for you, also when new ones come.`,
  unlinkedNext: 'The page of the firm stays, without a link to yours.',
  open: 'See Your Permits',
  firm: 'The page of the firm',
};

/** The words of mails about disputed firms. */
export const firmDisputeWords = inLanguages({ en, es });
