import type { NeedDecision } from '@plumbline/contract/domains/projects/operator-endpoints.ts';
import type { ProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './decide.words.es.ts';

export const en = {
  whom: { plumbing: 'Plumber', electrical: 'Electrician', hvac: 'HVAC technician' } satisfies Record<
    ProjectTrade,
    string
  >,
  title: 'Does It Need This Trade?',
  trade: 'Trade',
  need: 'Needed',
  answers: {
    yes: 'Yes',
    likely: 'Likely',
    no: 'No',
    'as-read': 'As read from the source',
  } satisfies Record<NeedDecision['need'], string>,
  reasonHint: 'Everyone sees it beside the answer. Later runs keep it.',
  submit: 'Decide',
  busy: 'Saving...',
};

/** An operator's decision whether a project needs a trade. */
export const decideWords = inLanguages({ en, es });
