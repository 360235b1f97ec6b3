import type { Health as HealthOf } from '@plumbline/contract/domains/accounts/health.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { healthQuery } from './calls.ts';
import { Dependencies } from './dependencies.tsx';
import { healthWords } from './health.words.ts';
import { AlertsCard, BACKUP_GAUGE, BackupCard, HeldCard } from './health-aside.tsx';
import { GaugeReadings, JobHealth, MessageHealth } from './health-parts.tsx';
import { troublesOf } from './health-words.ts';
import { IncidentCard } from './incident-card.tsx';
import { IncidentHistory } from './incident-history.tsx';
import { SourceHealths } from './source-health.tsx';

const words = here(healthWords);

/** The status of the product: problems first, then messages, jobs and sources. */
export function Health() {
  const { data, error, isFetching, refetch } = useQuery(healthQuery);
  if (!data) {
    if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />;
    return (
      <Loading label={words.loading}>
        <SkeletonCard />
        <SkeletonCard className="mt-4" />
      </Loading>
    );
  }
  return (
    <>
      <Summary health={data} />
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <p className="num text-meta text-ink-2">
          {words.asOf(formatMoment(data.at, readersZone(), new Date(data.at)))}
        </p>
        <Button variant="text" className="-mx-2.5" icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
          {words.refresh}
        </Button>
      </div>
      {data.incidents
        .filter(({ endedAt }) => endedAt === null)
        .map((incident) => (
          <IncidentCard key={`${incident.kind} ${incident.beganAt}`} incident={incident} health={data} />
        ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Dependencies health={data} />
          <MessageHealth messages={data.messages} now={new Date(data.at)} />
          <JobHealth jobs={data.jobs} now={new Date(data.at)} />
          <GaugeReadings readings={data.gauges.readings.filter(({ name }) => name !== BACKUP_GAUGE)} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BackupCard health={data} />
          <HeldCard health={data} />
          <AlertsCard health={data} />
        </div>
      </div>
      <IncidentHistory incidents={data.incidents} />
      <SourceHealths sources={data.sources} />
    </>
  );
}

function Summary({ health }: { health: HealthOf }) {
  const troubles = troublesOf(health);
  if (troubles.length === 0) {
    if (health.incidents.some(({ endedAt }) => endedAt === null)) return null;
    return (
      <StatusBanner icon={CircleCheck} title={words.well}>
        <p>{words.wellText}</p>
      </StatusBanner>
    );
  }
  return (
    <StatusBanner icon={TriangleAlert} tone="amber" title={words.unwell}>
      <ul className="mt-1 list-disc pl-5">
        {troubles.map((trouble) => (
          <li key={trouble}>{trouble}</li>
        ))}
      </ul>
    </StatusBanner>
  );
}
