import type { Opportunity } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { Check, Minus } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords).opportunities;

const LEFT = 6;
const WIDTH = 92;
const GROUND = 14;
const TICKS = Array.from({ length: 11 }, (_, at) => `M${LEFT + (at * WIDTH) / 10} ${at % 5 === 0 ? 6 : 9}V${GROUND}`);

/** The score, as a number and on a ruler. */
export function MatchScore({ score }: { score: number }) {
  const end = LEFT + (score * WIDTH) / 100;
  return (
    <div className="flex items-center gap-3">
      <b className="num text-title font-head">
        <span aria-hidden="true">{score}</span>
        <span className="sr-only">{words.scored(score)}</span>
      </b>
      <div>
        <svg viewBox="0 0 104 18" className="-ml-1.5 block h-4.5 w-26" aria-hidden="true" focusable="false">
          <path
            d={`${TICKS.join('')}M${LEFT} ${GROUND}h${WIDTH}`}
            className="fill-transparent stroke-line-strong"
            strokeWidth="1.2"
          />
          <path d={`M${LEFT} ${GROUND}H${end}`} className="stroke-plumb" strokeWidth="3.5" />
          <path d={`M${end} 13l-4.5-9h9z`} className="fill-plumb" />
        </svg>
        <span aria-hidden="true" className="block text-meta leading-4 text-ink-3">
          {words.matchScore}
        </span>
      </div>
    </div>
  );
}

type Reason = Opportunity['matchReasons'][number];

/** The share of its points from which a reason speaks for the job. */
const FOR = 0.7;
const speaksFor = ({ points, of }: Reason): boolean => points >= of * FOR;

/** The reasons for the score: a check is for the job, a dash against it. */
export function MatchReasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul aria-label={words.whyItMatches} className="num flex flex-wrap gap-x-4 gap-y-0.5 text-meta text-ink-2">
      {reasons.map((reason) => (
        <li key={reason.factor} className="flex items-center gap-1.5">
          <Icon
            of={speaksFor(reason) ? Check : Minus}
            size="small"
            className={speaksFor(reason) ? 'text-green-ink' : 'text-ink-3'}
          />
          <span>
            <span className="sr-only">{speaksFor(reason) ? words.for : words.against} </span>
            {reason.text.charAt(0).toUpperCase() + reason.text.slice(1)}
          </span>
        </li>
      ))}
    </ul>
  );
}
