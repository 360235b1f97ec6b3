import type { LinkedBy } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './firm-links.words.es.ts';

export const en = {
  disputes: 'Disputed permits',
  says: 'Contractors say that these permits are another firm’s. They are hidden until you decide. Both outcomes are mailed to the contractor.',
  loading: 'Loading disputes…',
  noDisputes: 'No dispute waits for you.',
  erased: '(The account that said so is erased.)',
  firms: 'Firms on permits',
  findFirm: 'Find a firm',
  findHint: 'The beginning of its name as on permits, or the last part of its page’s address.',
  typeTwoLetters: 'Type at least two letters.',
  noSuchFirm: 'No firm’s name begins like this.',
  mayBeMore: 'There may be more. Type more of the name.',
  linkedBy: {
    license: 'linked by license number',
    name: 'linked by name, county and trade',
    operator: 'confirmed by an operator',
  } satisfies Record<LinkedBy, string>,
  linked: {
    license: 'Linked by license number',
    name: 'Linked by name, county and trade',
    operator: 'Confirmed by an operator',
  } satisfies Record<LinkedBy, string>,
  candidate: 'It may be this one',
  ruledOut: 'An operator decided that it is not this one',
  same: {
    label: 'Their Permits',
    title: 'Are these their permits?',
    says: 'The permits count on the contractor’s page and cards, whatever the names and licenses say later.',
    done: 'Linked',
  },
  different: {
    label: 'Not Theirs',
    title: 'Are these another firm’s permits?',
    says: 'The permits don’t count for the contractor, and will not be linked to them again.',
    done: 'Unlinked',
  },
  actOn: (act: string, firm: string, contractor: string) => `${act}: ${firm}, ${contractor}`,
  auditLog: 'For the audit log.',
};

/** The operators' list of disputed permits, and of firms. */
export const firmLinkWords = inLanguages({ en, es });
