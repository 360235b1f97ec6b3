import type { PipelineMonth } from '@plumbline/contract/domains/leads/pursuit.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDollars, formatMonth, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { pipelineWords } from './pipeline.words.ts';
import type { PipelineSearch } from './pipeline-address.ts';
import { monthAfter } from './stages.ts';

const words = here(pipelineWords).month;

/** The figures of a month, with links to the months before and after. Below the lanes on phones. */
export function MonthFigures({ month, search }: { month: PipelineMonth; search: PipelineSearch }) {
  const figures = [
    { label: words.came, figure: formatNumber(month.came), detail: words.fromWatches },
    {
      label: words.saved,
      figure: formatNumber(month.saved),
      detail: month.notForUs > 0 ? words.notForUs(month.notForUs) : undefined,
    },
    {
      label: words.bid,
      figure: formatNumber(month.bid),
      detail: month.bidWorth > 0 ? words.worth(formatDollars(month.bidWorth)) : undefined,
    },
    {
      label: words.won,
      figure: formatNumber(month.won),
      detail: month.lost > 0 ? words.lost(month.lost) : undefined,
    },
    { label: words.wonWorth, figure: formatDollars(month.wonWorth), detail: undefined },
  ];
  return (
    <section aria-labelledby="pipeline-month" className="max-lg:order-last max-lg:mt-6 lg:mt-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id="pipeline-month" className="text-body">
          {formatMonth(month.month)}
        </h2>
        <div className="no-print flex">
          {([-1, 1] as const).map((step) => (
            <ButtonLink
              key={step}
              to="/pipeline"
              search={{ ...search, month: monthAfter(month.month, step) }}
              resetScroll={false}
              variant="text"
              icon={step < 0 ? ChevronLeft : ChevronRight}
              aria-label={step < 0 ? words.before : words.after}
            />
          ))}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded border border-line bg-line lg:grid-cols-5">
        {figures.map(({ label, figure, detail }) => (
          <div key={label} className="bg-surface px-4 py-2.5 last:max-lg:col-span-2">
            <dt className="text-meta text-ink-2">{label}</dt>
            <dd className="num flex flex-wrap items-baseline gap-x-2">
              <span className="text-head leading-7 font-head">{figure}</span>
              {detail && <span className="text-meta text-ink-2">{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
