import type { ProjectTrade, TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './need.words.es.ts';

export const en = {
  needs: {
    plumbing: {
      yes: 'Needs a plumber: yes.',
      likely: 'Needs a plumber: likely.',
      no: 'Needs a plumber: no.',
    },
    electrical: {
      yes: 'Needs an electrician: yes.',
      likely: 'Needs an electrician: likely.',
      no: 'Needs an electrician: no.',
    },
    hvac: {
      yes: 'Needs an HVAC technician: yes.',
      likely: 'Needs an HVAC technician: likely.',
      no: 'Needs an HVAC technician: no.',
    },
  } satisfies Record<ProjectTrade, Record<TradeNeed['need'], string>>,
  decided: 'Decided by our staff.',
  named: 'The listing names plumbing work.',
  notNamed: 'The listing names no plumbing work.',
  decide: 'Decide This',
  notRead: 'The listing was not read for this trade.',
};

/** Whether a project needs a trade. */
export const needWords = inLanguages({ en, es });
