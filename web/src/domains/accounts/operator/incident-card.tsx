import type { Health } from '@plumbline/contract/domains/accounts/health.ts';
import type { Incident } from '@plumbline/contract/domains/accounts/incident.ts';
import { ArrowRight, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ageOf } from '../../../lib/ago.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { waitingFor } from './dependency-state.ts';
import { healthWords } from './health.words.ts';

const words = here(healthWords).alarm;

/** Something that is broken now: what waits for it, what works without it, and what to do. */
export function IncidentCard({ incident, health }: { incident: Incident; health: Health }) {
  const { kind, what, toDo, stillWorks, beganAt, toldAt } = incident;
  const now = new Date(health.at);
  const waiting = waitingFor(kind, health);
  return (
    <section
      aria-labelledby={`alarm-${kind}`}
      className="mb-4 overflow-hidden rounded border-2 border-red-solid bg-surface"
    >
      <div className="flex items-start gap-3 bg-red-tint px-4 py-4 lg:px-5">
        <Icon of={CircleX} className="mt-0.75 text-red-ink" />
        <div className="min-w-0">
          <h2 id={`alarm-${kind}`} className="text-title wrap-anywhere text-red-ink">
            {what}
          </h2>
          <p className="num">
            {words.since(formatMoment(beganAt, readersZone(), now), ageOf(beganAt, now))}{' '}
            {toldAt === null ? words.untold : words.told(formatMoment(toldAt, readersZone(), now))}
          </p>
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-5 px-4 py-4 lg:grid-cols-3 lg:px-5">
        <Part title={words.waits}>
          {waiting === null ? (
            <p>{words.nothingWaits}</p>
          ) : (
            <>
              <p className="num text-title font-head">
                {words.waiting(kind, waiting.count, formatNumber(waiting.count))}
              </p>
              {waiting.since !== null && (
                <p className="num text-meta text-ink-2">{words.oldest(ageOf(waiting.since, now))}</p>
              )}
              {waiting.channel !== null && waiting.count > 0 && (
                <ButtonLink
                  to="/operator"
                  search={{ tab: 'messages', fate: 'queued', via: waiting.channel }}
                  variant="text"
                  className="-mx-2.5"
                  iconEnd={ArrowRight}
                >
                  {words.seeThem}
                </ButtonLink>
              )}
            </>
          )}
        </Part>
        <Part title={words.stillWorks}>
          <p>{stillWorks}</p>
        </Part>
        <Part title={words.toDo}>
          <p className="wrap-anywhere">{toDo}</p>
          <p className="mt-2">
            {words.check} <code translate="no">{words.command}</code>
          </p>
        </Part>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-body">{title}</h3>
      {children}
    </div>
  );
}
