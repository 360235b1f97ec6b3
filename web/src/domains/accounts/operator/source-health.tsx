import type { SourceHealth, SourceState } from '@plumbline/contract/domains/accounts/health.ts';
import { CircleCheck, CirclePause, Clock, type LucideIcon, PauseCircle, RefreshCw, TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { healthWords } from './health.words.ts';

const words = here(healthWords);

const looks: Record<SourceState, { tone: BadgeTone; icon: LucideIcon }> = {
  works: { tone: 'green', icon: CircleCheck },
  reading: { tone: 'blue', icon: RefreshCw },
  'held-back': { tone: 'amber', icon: CirclePause },
  failing: { tone: 'red', icon: TriangleAlert },
  'not-read': { tone: 'gray', icon: Clock },
  off: { tone: 'gray', icon: PauseCircle },
};

/** Sources with problems come first. */
const ranks: readonly SourceState[] = ['failing', 'held-back', 'reading', 'works', 'not-read', 'off'];

const moment = (iso: string | null, none: string) => (iso ? formatMoment(iso, readersZone(), new Date()) : none);

/** Each source with its last run and its next due time. */
export function SourceHealths({ sources }: { sources: readonly SourceHealth[] }) {
  return (
    <section aria-labelledby="health-sources" className="mt-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="health-sources">{words.sources.title}</h2>
        <div className="flex flex-wrap">
          <ButtonLink to="/operator/sources" variant="text">
            {words.sources.manage}
          </ButtonLink>
          <ButtonLink to="/projects/sources" variant="text">
            {words.sources.readNow}
          </ButtonLink>
        </div>
      </div>
      {sources.length === 0 && <p className="text-ink-2">{words.sources.none}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {sources
          .toSorted((a, b) => ranks.indexOf(a.state) - ranks.indexOf(b.state))
          .map((source) => (
            <Card as="li" key={source.id}>
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h3 className="min-w-0 text-body wrap-anywhere">{source.name}</h3>
                <Badge {...looks[source.state]}>{words.sources.states[source.state]}</Badge>
              </div>
              <Facts
                className="num mt-2 text-meta leading-6"
                facts={[
                  { label: words.sources.lastRun, value: moment(source.lastRunAt, words.sources.neverRun) },
                  {
                    label: words.sources.lastSuccess,
                    value: moment(source.lastSucceededAt, words.sources.neverSucceeded),
                  },
                  { label: words.sources.rows, value: formatNumber(source.rows) },
                  { label: words.sources.failures, value: formatNumber(source.failures) },
                  { label: words.sources.nextDue, value: moment(source.nextDueAt, words.sources.nonePlanned) },
                ]}
              />
              {[source.problem ?? [], source.warnings].flat().map((sentence) => (
                <p key={sentence} className="mt-2 border-t border-line pt-2 text-meta">
                  {sentence}
                </p>
              ))}
            </Card>
          ))}
      </ul>
    </section>
  );
}
