import type { Health } from '@plumbline/contract/domains/accounts/health.ts';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { ageOf } from '../../../lib/ago.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { healthWords } from './health.words.ts';

const words = here(healthWords);
const HOUR_MS = 3_600_000;
/** A proof that is older says little about today's backup. */
const PROVED_HOURS = 8 * 24;
/** The metric that the backups card shows. */
export const BACKUP_GAUGE = 'plumbline_backup_age_hours';

/** When the last backup was made, and when one was last restored to prove it. */
export function BackupCard({ health: { at, gauges } }: { health: Health }) {
  const hoursSince = (state: string) =>
    gauges.readings.find((reading) => reading.name === BACKUP_GAUGE && reading.state === state)?.value ?? null;
  const [backup, proof] = [hoursSince('backup'), hoursSince('proof')];
  const isProved = proof !== null && proof <= PROVED_HOURS;
  const now = new Date(at);
  const since = (hours: number | null) =>
    hours === null
      ? words.backups.never
      : words.backups.ago(ageOf(new Date(+now - hours * HOUR_MS).toISOString(), now));
  return (
    <Card as="section" roomy aria-labelledby="health-backups">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="health-backups">{words.backups.title}</h2>
        {backup !== null && (
          <Badge tone={isProved ? 'green' : 'amber'} icon={isProved ? ShieldCheck : ShieldAlert}>
            {isProved ? words.backups.proved : words.backups.unproved}
          </Badge>
        )}
      </div>
      {backup === null ? (
        <p className="mt-1 text-ink-2">{words.backups.none}</p>
      ) : (
        <Facts
          className="num mt-2"
          facts={[
            { label: words.backups.last, value: since(backup) },
            { label: words.backups.restored, value: since(proof) },
          ]}
        />
      )}
    </Card>
  );
}

/** Messages that wait by rule, which is no fault. */
export function HeldCard({
  health: {
    at,
    messages: { held },
  },
}: {
  health: Health;
}) {
  return (
    <Card as="section" roomy aria-labelledby="health-held">
      <h2 id="health-held">{words.held.title}</h2>
      {held.nextAt === null ? (
        <p className="mt-1 text-ink-2">{words.held.none}</p>
      ) : (
        <>
          <p className="num mt-1 font-strong">{words.held.count(held.count, formatNumber(held.count))}</p>
          <p className="num text-meta text-ink-2">
            {words.held.next(formatMoment(held.nextAt, readersZone(), new Date(at)))}
          </p>
        </>
      )}
      <p className="mt-2 text-meta text-ink-2">{words.held.why}</p>
    </Card>
  );
}

/** Who hears of it when something breaks. */
export function AlertsCard({ health: { alerts } }: { health: Health }) {
  return (
    <Card as="section" roomy aria-labelledby="health-alerts">
      <h2 id="health-alerts">{words.alerts.title}</h2>
      <p className="mt-1">
        {alerts.ways.length === 0
          ? words.alerts.nobody
          : words.alerts.by(alerts.ways.map((way) => words.alerts.ways[way]))}
      </p>
      <p className="mt-1 text-meta text-ink-2">
        {alerts.hasHeartbeat ? words.alerts.heartbeat : words.alerts.noHeartbeat}
      </p>
    </Card>
  );
}
