import { type ProjectTrades, projectTrades } from '@plumbline/contract/domains/projects/trade-need.ts';
import { tradeWords } from '@plumbline/contract/kernel/trade.words.ts';
import { here } from '../../../lib/language.ts';
import { detailsWords } from './details.words.ts';

const words = here(detailsWords);

const names = here(tradeWords);

/** The trades that the job needs, and why, according to its sources. */
export function ProjectTradesPart({ trades }: { trades: ProjectTrades }) {
  return (
    <dl className="grid gap-2">
      {projectTrades.map((trade) => (
        <div key={trade}>
          <dt className="text-meta text-ink-2">{names[trade].label}</dt>
          <dd>
            <span className="font-strong">{words.need[trades[trade].need]}.</span> {trades[trade].reason}
          </dd>
        </div>
      ))}
    </dl>
  );
}
