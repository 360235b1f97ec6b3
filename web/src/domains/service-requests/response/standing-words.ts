import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { CraftsmanResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import type { NoteTone } from '../../../ui/note.tsx';
import { endingWith } from '../company-name.ts';

export interface StandingWords {
  readonly tone: NoteTone;
  readonly title: string;
  readonly text: string;
}

type Standing = Pick<CraftsmanResponseDetail, 'referralStatus' | 'requestStatus' | 'frozen' | 'craftsmanCompany'>;

const ASK_NEXT = 'On the tracking page you can ask the next contractor.';

/** How things stand with a proposal that is not the customer's to answer now; null while it is. */
export function standingWords(standing: Standing): StandingWords | null {
  const { referralStatus, requestStatus, frozen, craftsmanCompany: company } = standing;
  const say = (tone: NoteTone, title: string, text: string): StandingWords => ({ tone, title, text });
  if (frozen) {
    return say(
      'amber',
      'This proposal is on hold.',
      'Another contractor has accepted and completes the connection now.',
    );
  }
  if (requestStatus === 'cancelled' && referralStatus !== 'withdrawn') {
    return say('plain', 'This request was cancelled.', 'You can send a new one at any time.');
  }
  switch (referralStatus) {
    case 'proposed':
      return null;
    case 'countered':
      return say('plumb', `Your time is with ${endingWith(company)}`, 'We tell you as soon as they answer.');
    case 'accepted-unpaid':
      return say('green', `${company} completes the connection now.`, 'You pay nothing. They contact you right after.');
    case 'settled':
      return say('green', `${company} has the job.`, 'They contact you to agree on the details.');
    case 'declined':
      return say('plain', 'You declined this proposal.', ASK_NEXT);
    case 'denied':
      return say('plain', `${company} has declined the job.`, ASK_NEXT);
    case 'withdrawn':
      return requestStatus === 'cancelled'
        ? say('plain', 'This request was cancelled.', 'You can send a new one at any time.')
        : say(
            'plain',
            'This proposal has ended.',
            `${company} tried to change it more than ${MAX_PROPOSAL_CHANGES} times. ${ASK_NEXT}`,
          );
    case 'expired':
      return say('plain', 'The time to answer is over.', ASK_NEXT);
    case 'lapsed':
      return say('plain', `${company} didn't complete the connection in time.`, ASK_NEXT);
    case 'lost':
      return say('plain', 'You went with another contractor.', 'The tracking page says who.');
    case 'released':
      return say('plain', `${company} no longer has the job.`, ASK_NEXT);
    case 'offered':
    case 'unreachable':
      return say('plain', 'There is no proposal to answer here.', 'The tracking page says how your request stands.');
  }
}
