import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { here } from '../../../lib/language.ts';
import type { NoteTone } from '../../../ui/note.tsx';
import { responseWords } from './response.words.ts';

const words = here(responseWords).standing;

export interface StandingWords {
  readonly tone: NoteTone;
  readonly title: string;
  readonly text: string;
}

type Standing = Pick<ContractorResponseDetail, 'referralStatus' | 'requestStatus' | 'frozen' | 'craftsmanCompany'>;

const plain = (title: string, text: string): StandingWords => ({ tone: 'plain', title, text });

/** Returns the state of a proposal that the customer can't answer now; null while they can. */
export function standingWords(standing: Standing): StandingWords | null {
  const { referralStatus, requestStatus, frozen, craftsmanCompany: company } = standing;
  if (frozen) return { tone: 'amber', ...words.frozen };
  if (requestStatus === 'cancelled' && referralStatus !== 'withdrawn') return { tone: 'plain', ...words.cancelled };
  switch (referralStatus) {
    case 'proposed':
      return null;
    case 'countered':
      return { tone: 'plumb', title: words.countered.title(company), text: words.countered.text };
    case 'accepted-unpaid':
      return { tone: 'green', title: words.accepted.title(company), text: words.accepted.text };
    case 'settled':
      return { tone: 'green', title: words.settled.title(company), text: words.settled.text };
    case 'declined':
      return plain(words.declined, words.askNext);
    case 'denied':
      return plain(words.denied(company), words.askNext);
    case 'withdrawn':
      return requestStatus === 'cancelled'
        ? { tone: 'plain', ...words.cancelled }
        : plain(words.ended, `${words.changedTooOften(company, MAX_PROPOSAL_CHANGES)} ${words.askNext}`);
    case 'expired':
      return plain(words.expired, words.askNext);
    case 'lapsed':
      return plain(words.lapsed(company), words.askNext);
    case 'lost':
      return { tone: 'plain', ...words.lost };
    case 'released':
      return plain(words.released(company), words.askNext);
    case 'offered':
    case 'unreachable':
      return { tone: 'plain', ...words.none };
  }
}
