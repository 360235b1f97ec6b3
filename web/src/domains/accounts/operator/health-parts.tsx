import type { GaugeReading, Health, JobFailure, MessageFailure } from '@plumbline/contract/domains/accounts/health.ts';
import { ageOf } from '../../../lib/ago.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { Card } from '../../../ui/card.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { healthWords } from './health.words.ts';

const words = here(healthWords);

const moment = (iso: string | null, none: string) => (iso ? formatMoment(iso, readersZone(), new Date()) : none);

const jobColumns = [
  { label: words.jobs.waiting },
  { label: words.jobs.running },
  { label: words.jobs.later },
  { label: words.jobs.failed, isAlarm: true },
] as const;

/** The jobs in the queue, by kind, and those that failed permanently. */
export function JobHealth({ jobs: { tasks, failures }, now }: { jobs: Health['jobs']; now: Date }) {
  const retrying = tasks.reduce((sum, task) => sum + task.retrying, 0);
  return (
    <Card as="section" roomy aria-labelledby="health-jobs">
      <h2 id="health-jobs">{words.jobs.title}</h2>
      {tasks.length === 0 ? (
        <p className="mt-1 text-ink-2">{words.jobs.none}</p>
      ) : (
        <Figures
          caption={words.jobs.byKind}
          first={words.jobs.kind}
          columns={jobColumns}
          rows={tasks.map(({ task, words: description, waiting, running, planned, failed, oldestWaitingAt }) => ({
            key: task,
            name: (
              <>
                <code translate="no">{task}</code>
                {description && <span className="block font-text text-ink-2">{description}</span>}
                {oldestWaitingAt && (
                  <span className="block font-text text-ink-2">
                    {words.jobs.waitingFor(ageOf(oldestWaitingAt, now))}
                  </span>
                )}
              </>
            ),
            figures: [waiting, running, planned, failed],
          }))}
        />
      )}
      {retrying > 0 && (
        <p className="mt-2 text-meta text-ink-2">{words.jobs.retrying(retrying, formatNumber(retrying))}</p>
      )}
      <Reasons
        title={words.jobs.failedForGood}
        reasons={failures.map((failure: JobFailure) => ({
          ...failure,
          what: failure.task,
          isCode: true,
          why: failure.error || words.jobs.noError,
        }))}
      />
    </Card>
  );
}

const fates = ['sent', 'queued', 'failed', 'unknown', 'suppressed'] as const;
const fateColumns = [
  { label: words.messages.sent },
  { label: words.messages.queued },
  { label: words.messages.failed, isAlarm: true },
  { label: words.messages.unsure, isAlarm: true },
  { label: words.messages.stopped },
] as const;

/** The outcomes of messages, by channel, and the reasons why some were not sent. */
export function MessageHealth({ messages, now }: { messages: Health['messages']; now: Date }) {
  const { counts, waiting, oldestQueuedAt, failures } = messages;
  const channels = [...new Set(counts.map(({ channel }) => channel))];
  const rowsOf = (span: 'lastDay' | 'lastWeek') =>
    channels.map((channel) => ({
      key: channel,
      name: words.channels[channel],
      figures: fates.map(
        (fate) => counts.find((count) => count.channel === channel && count.status === fate)?.[span] ?? 0,
      ),
    }));
  return (
    <Card as="section" roomy aria-labelledby="health-messages">
      <h2 id="health-messages">{words.messages.title}</h2>
      {channels.length === 0 ? (
        <p className="mt-1 text-ink-2">{words.messages.none}</p>
      ) : (
        <>
          <Figures
            caption={words.messages.ofLastDay}
            first={words.messages.lastDay}
            columns={fateColumns}
            rows={rowsOf('lastDay')}
          />
          <div className="mt-3">
            <Figures
              caption={words.messages.ofLastWeek}
              first={words.messages.lastWeek}
              columns={fateColumns}
              rows={rowsOf('lastWeek')}
            />
          </div>
        </>
      )}
      {oldestQueuedAt && (
        <p className="mt-2 text-meta text-ink-2">
          {words.messages.due(waiting, formatNumber(waiting), ageOf(oldestQueuedAt, now))}
        </p>
      )}
      <Reasons
        title={words.messages.whyNot}
        reasons={failures.map((failure: MessageFailure) => ({
          ...failure,
          what: words.channels[failure.channel],
          why: failure.reason || words.messages.noReason,
        }))}
      />
    </Card>
  );
}

/** The other figures that operators watch. Prometheus reads the same ones. */
export function GaugeReadings({ readings }: { readings: readonly GaugeReading[] }) {
  return (
    <Card as="section" roomy aria-labelledby="health-gauges">
      <h2 id="health-gauges">{words.gauges.title}</h2>
      <Figures
        caption={words.gauges.caption}
        first={words.gauges.figure}
        columns={[{ label: words.gauges.now }]}
        rows={readings.map(({ name, state, label, value }) => ({
          key: `${name} ${state ?? ''}`,
          name: label,
          figures: [value],
        }))}
      />
    </Card>
  );
}

interface Reason {
  readonly what: string;
  /** The name of something in the code. */
  readonly isCode?: boolean;
  readonly why: string;
  readonly count: number;
  readonly lastAt: string;
}

function Reasons({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-body">{title}</h3>
      <ul className="divide-y divide-line">
        {reasons.map(({ what, isCode = false, why, count, lastAt }) => (
          <li key={`${what} ${why}`} className="flex gap-3 py-2 text-meta">
            <span className="num min-w-8 text-right font-strong">{formatNumber(count)}×</span>
            <span className="min-w-0">
              <b>{isCode ? <code translate="no">{what}</code> : what}: </b>
              <span className="wrap-anywhere">{why}</span>
              <span className="num block text-ink-2">{words.last(moment(lastAt, ''))}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
