import { ProjectTrade, type ProjectTrades, type TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';

const tradeNames: Record<ProjectTrade, string> = { plumbing: 'Plumbing', electrical: 'Electrical', hvac: 'HVAC' };
const needNames: Record<TradeNeed['need'], string> = { yes: 'Needed', likely: 'Likely needed', no: 'Not needed' };

/** Which trades the job needs, and why, as far as its sources tell. */
export function ProjectTradesPart({ trades }: { trades: ProjectTrades }) {
  return (
    <dl className="grid gap-2">
      {ProjectTrade.options.map((trade) => (
        <div key={trade}>
          <dt className="text-meta text-ink-2">{tradeNames[trade]}</dt>
          <dd>
            <span className="font-strong">{needNames[trades[trade].need]}.</span> {trades[trade].reason}
          </dd>
        </div>
      ))}
    </dl>
  );
}
