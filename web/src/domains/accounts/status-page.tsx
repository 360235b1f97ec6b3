import { type PublicIncident, STATUS_DAYS } from '@plumbline/contract/domains/accounts/incident.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { inLouisville, momentInFull } from '../../lib/louisville-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { StatusBanner } from '../../ui/note.tsx';
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx';
import { historyUntil } from './incidents/history.ts';
import { HistoryMarks } from './incidents/history-marks.tsx';
import { statusWords } from './status.words.ts';
import { statusQuery } from './status-query.ts';

const words = here(statusWords);
/** As many bars as fit on a phone. */
const DAYS = { count: 60, ms: 86_400_000 };
const shortDayOf = inLouisville({ month: 'short', day: 'numeric' });

/** The public status page. */
export function StatusPage() {
  return (
    <Page width="narrow">
      <h1>{words.title}</h1>
      <Status />
    </Page>
  );
}

function Status() {
  const { data, error, isFetching, refetch } = useQuery(statusQuery);
  if (!data) {
    if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />;
    return (
      <Loading label={words.loading}>
        <SkeletonCard className="mt-4" />
      </Loading>
    );
  }
  const now = new Date(data.at);
  const broken = data.incidents.filter(({ endedAt }) => endedAt === null);
  const historyOf = (service: PublicIncident['service']) =>
    historyUntil(
      now,
      DAYS,
      data.incidents.filter((incident) => incident.service === service),
    );
  const [first] = historyUntil(now, DAYS, []);
  const isWell = data.services.every(({ works }) => works);
  return (
    <>
      <StatusBanner
        className="mt-4"
        icon={isWell ? CircleCheck : TriangleAlert}
        tone={isWell ? 'green' : 'amber'}
        title={isWell ? words.well : words.unwell}
      >
        {broken.map(({ service, beganAt }) => (
          <p key={service}>
            {words.meaning[service]} <span className="num">{words.lasts(momentInFull(beganAt))}.</span>
          </p>
        ))}
        <p className="num">{words.asOf(momentInFull(data.at))}</p>
      </StatusBanner>
      <Card as="section" roomy aria-labelledby="status-now" className="mt-4">
        <h2 id="status-now">{words.now}</h2>
        <ul className="mt-2">
          {data.services.map(({ service, works }) => (
            <li key={service} className="border-t border-line py-3 first:border-t-0">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span>{words.services[service]}</span>
                <Badge tone={works ? 'green' : 'amber'} icon={works ? CircleCheck : TriangleAlert}>
                  {works ? words.works : words.disturbed}
                </Badge>
              </div>
              <HistoryMarks
                className="mt-2 h-8"
                history={historyOf(service)}
                label={words.bars(DAYS.count, historyOf(service).filter(({ state }) => state !== 'well').length)}
              />
            </li>
          ))}
        </ul>
        <p className="num flex justify-between text-meta text-ink-2">
          {first && <span>{shortDayOf(first.from)}</span>}
          <span>{words.today}</span>
        </p>
      </Card>
      <section aria-labelledby="status-past" className="mt-6">
        <h2 id="status-past">{words.past}</h2>
        {data.incidents.length === 0 ? (
          <p className="mt-1 text-ink-2">{words.none(STATUS_DAYS)}</p>
        ) : (
          <ul className="mt-2 grid gap-3">
            {data.incidents.map((incident) => (
              <PastIncident key={`${incident.service} ${incident.beganAt}`} incident={incident} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function PastIncident({ incident: { service, beganAt, endedAt } }: { incident: PublicIncident }) {
  return (
    <Card as="li">
      <h3 className="text-body">{words.services[service]}</h3>
      <p className="num text-meta text-ink-2">
        {endedAt === null
          ? words.lasts(momentInFull(beganAt))
          : words.lasted(momentInFull(beganAt), momentInFull(endedAt))}
      </p>
    </Card>
  );
}
