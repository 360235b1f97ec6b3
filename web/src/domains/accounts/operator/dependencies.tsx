import type { Health } from '@plumbline/contract/domains/accounts/health.ts';
import { CircleCheck, CircleX } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { HistoryMarks } from '../incidents/history-marks.tsx';
import { type Dependency, dependenciesOf } from './dependency-state.ts';
import { healthWords } from './health.words.ts';

const words = here(healthWords).needs;

/** Everything that the product needs, now and during the last day. */
export function Dependencies({ health }: { health: Health }) {
  return (
    <Card as="section" roomy aria-labelledby="health-needs">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="health-needs">{words.title}</h2>
        <span className="text-meta text-ink-2">{words.lastDay}</span>
      </div>
      <ul>
        {dependenciesOf(health).map((need) => (
          <li
            key={need.kind}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line py-3 first:border-t-0 lg:grid-cols-[auto_minmax(0,1fr)_15rem] lg:items-center"
          >
            <Icon
              of={need.broken === null ? CircleCheck : CircleX}
              className={need.broken === null ? 'text-green-ink' : 'text-red-ink'}
            />
            <div>
              <h3 className="text-body">{words.kinds[need.kind]}</h3>
              <p className="num text-meta wrap-anywhere text-ink-2">{need.broken?.what ?? stateOf(need, health)}</p>
            </div>
            <HistoryMarks
              className="col-start-2 mt-2 h-6 lg:col-start-auto lg:mt-0"
              history={need.history}
              label={words.bars(need.history.filter(({ state }) => state !== 'well').length / 2)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Says in a few words what something that works is doing. */
function stateOf({ kind }: Dependency, { messages, jobs, sources }: Health): string {
  if (kind === 'jobs') {
    const running = jobs.tasks.reduce((sum, task) => sum + task.running, 0);
    const waiting = jobs.tasks.reduce((sum, task) => sum + task.waiting, 0);
    return words.jobs(formatNumber(running), formatNumber(waiting));
  }
  if (kind === 'sources') {
    const working = sources.filter(({ state }) => state === 'works' || state === 'reading').length;
    return words.sources(formatNumber(working), formatNumber(sources.length));
  }
  if (kind === 'database' || kind === 'disk' || kind === 'columns') return words.works;
  const sent = messages.counts.find(({ channel, status }) => channel === kind && status === 'sent')?.lastDay ?? 0;
  return words.sent(formatNumber(sent));
}
