import type {
  Health,
  JobFailure,
  MessageFailure,
  SourceHealth,
  SourceState,
} from '@plumbline/contract/domains/accounts/health.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { CircleCheck, CirclePause, Clock, type LucideIcon, PauseCircle, RefreshCw, TriangleAlert } from 'lucide-react';
import { ageOf } from '../../../lib/ago.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { channelLabels, sourceLabels, taskLabel } from './health-words.ts';

const looks: Record<SourceState, { tone: BadgeTone; icon: LucideIcon }> = {
  works: { tone: 'green', icon: CircleCheck },
  reading: { tone: 'blue', icon: RefreshCw },
  'held-back': { tone: 'amber', icon: CirclePause },
  failing: { tone: 'red', icon: TriangleAlert },
  'not-read': { tone: 'gray', icon: Clock },
  off: { tone: 'gray', icon: PauseCircle },
};

/** What needs a look comes first. */
const ranks: readonly SourceState[] = ['failing', 'held-back', 'reading', 'works', 'not-read', 'off'];

const moment = (iso: string | null, none: string) => (iso ? formatMoment(iso, readersZone(), new Date()) : none);

/** Each source with its last run and when it is due. */
export function SourceHealths({ sources }: { sources: readonly SourceHealth[] }) {
  return (
    <section aria-labelledby="health-sources" className="mt-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="health-sources">Sources</h2>
        <ButtonLink to="/projects/sources" variant="text">
          Read them now
        </ButtonLink>
      </div>
      {sources.length === 0 && <p className="text-ink-2">No source of projects has been set up on this server.</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {sources
          .toSorted((a, b) => ranks.indexOf(a.state) - ranks.indexOf(b.state))
          .map((source) => (
            <Card as="li" key={source.id}>
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h3 className="min-w-0 text-body wrap-anywhere">{source.name}</h3>
                <Badge {...looks[source.state]}>{sourceLabels[source.state]}</Badge>
              </div>
              <Facts
                className="num mt-2 text-meta leading-6"
                facts={[
                  { label: 'Last run', value: moment(source.lastRunAt, 'Not read yet') },
                  { label: 'Last success', value: moment(source.lastSucceededAt, 'None yet') },
                  { label: 'Rows', value: source.rows.toLocaleString('en-US') },
                  { label: 'Failures', value: source.failures.toLocaleString('en-US') },
                  { label: 'Next due', value: moment(source.nextDueAt, 'None planned') },
                ]}
              />
              {source.problem && <p className="mt-2 border-t border-line pt-2 text-meta">{source.problem}</p>}
            </Card>
          ))}
      </ul>
    </section>
  );
}

const jobColumns = [
  { label: 'Waiting' },
  { label: 'Running' },
  { label: 'Later' },
  { label: 'Failed', isAlarm: true },
] as const;

/** What the workers have to do, by kind, and what they have given up. */
export function JobHealth({ jobs: { tasks, failures }, now }: { jobs: Health['jobs']; now: Date }) {
  const retrying = tasks.reduce((sum, task) => sum + task.retrying, 0);
  return (
    <Card as="section" roomy aria-labelledby="health-jobs">
      <h2 id="health-jobs">Jobs</h2>
      {tasks.length === 0 ? (
        <p className="mt-1 text-ink-2">Nothing waits, nothing is planned, nothing has failed.</p>
      ) : (
        <Figures
          caption="Jobs by kind"
          first="Kind"
          columns={jobColumns}
          rows={tasks.map(({ task, waiting, running, planned, failed, oldestWaitingAt }) => ({
            key: task,
            name: (
              <>
                {taskLabel(task)}
                {oldestWaitingAt && (
                  <span className="block font-text text-ink-2">waiting for {ageOf(oldestWaitingAt, now)}</span>
                )}
              </>
            ),
            figures: [waiting, running, planned, failed],
          }))}
        />
      )}
      {retrying > 0 && (
        <p className="mt-2 text-meta text-ink-2">
          {formatCount(retrying, 'job has failed and is', 'jobs have failed and are')} tried again.
        </p>
      )}
      <Reasons
        title="Failed for good"
        reasons={failures.map((failure: JobFailure) => ({
          ...failure,
          what: taskLabel(failure.task),
          words: failure.error || 'No error was kept.',
        }))}
      />
    </Card>
  );
}

const fates = ['sent', 'queued', 'failed', 'unknown', 'suppressed'] as const;
const fateColumns = [
  { label: 'Sent' },
  { label: 'Queued' },
  { label: 'Failed', isAlarm: true },
  { label: 'Unsure', isAlarm: true },
  { label: 'Stopped' },
] as const;

/** What became of messages, by channel, and why some were not sent. */
export function MessageHealth({ messages, now }: { messages: Health['messages']; now: Date }) {
  const { counts, waiting, oldestQueuedAt, held, failures } = messages;
  const channels = [...new Set(counts.map(({ channel }) => channel))];
  const rowsOf = (span: 'lastDay' | 'lastWeek') =>
    channels.map((channel) => ({
      key: channel,
      name: channelLabels[channel],
      figures: fates.map(
        (fate) => counts.find((count) => count.channel === channel && count.status === fate)?.[span] ?? 0,
      ),
    }));
  return (
    <Card as="section" roomy aria-labelledby="health-messages">
      <h2 id="health-messages">Messages</h2>
      {channels.length === 0 ? (
        <p className="mt-1 text-ink-2">None was written in the last seven days.</p>
      ) : (
        <>
          <Figures
            caption="Messages of the last 24 hours"
            first="24 hours"
            columns={fateColumns}
            rows={rowsOf('lastDay')}
          />
          <div className="mt-3">
            <Figures
              caption="Messages of the last 7 days"
              first="7 days"
              columns={fateColumns}
              rows={rowsOf('lastWeek')}
            />
          </div>
        </>
      )}
      {oldestQueuedAt && (
        <p className="mt-2 text-meta text-ink-2">
          {formatCount(waiting, 'is', 'are')} due and not sent yet. The oldest has waited for{' '}
          {ageOf(oldestQueuedAt, now)}.
        </p>
      )}
      {held.nextAt && (
        <p className="mt-2 text-meta text-ink-2">
          {formatCount(held.count, 'is', 'are')} held on purpose, mostly until morning. The next goes out{' '}
          {formatMoment(held.nextAt, readersZone(), now)}.
        </p>
      )}
      <Reasons
        title="Why they were not sent"
        reasons={failures.map((failure: MessageFailure) => ({
          ...failure,
          what: channelLabels[failure.channel],
          words: failure.reason || 'No reason was given.',
        }))}
      />
    </Card>
  );
}

interface Reason {
  readonly what: string;
  readonly words: string;
  readonly count: number;
  readonly lastAt: string;
}

function Reasons({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-body">{title}</h3>
      <ul className="divide-y divide-line">
        {reasons.map(({ what, words, count, lastAt }) => (
          <li key={`${what} ${words}`} className="flex gap-3 py-2 text-meta">
            <span className="num min-w-8 text-right font-strong">{count.toLocaleString('en-US')}×</span>
            <span className="min-w-0">
              <b>{what}: </b>
              <span className="wrap-anywhere">{words}</span>
              <span className="num block text-ink-2">last {moment(lastAt, '')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
