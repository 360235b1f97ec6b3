import type { ReminderEntry, ReminderStatus } from '@plumbline/contract/domains/appointments/reminder.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { Ban, Check, CircleHelp, Clock, type LucideIcon, Send, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { reminderChannels } from './appointment-words.ts';

const looks: Record<ReminderStatus, { tone: BadgeTone; icon: LucideIcon; word: string }> = {
  planned: { tone: 'gray', icon: Clock, word: 'Planned' },
  sending: { tone: 'blue', icon: Send, word: 'Sending' },
  sent: { tone: 'green', icon: Check, word: 'Sent' },
  skipped: { tone: 'gray', icon: Ban, word: 'Skipped' },
  unknown: { tone: 'amber', icon: CircleHelp, word: 'Not confirmed' },
  failed: { tone: 'red', icon: TriangleAlert, word: 'Failed' },
};

function Rows({ entries, timeZone }: { entries: readonly ReminderEntry[]; timeZone: string }) {
  return (
    <ul>
      {entries.map((entry) => {
        const { tone, icon, word } = looks[entry.status];
        const channels = reminderChannels(entry);
        return (
          <li
            key={`${entry.dueAt}${entry.minutesBefore}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-line py-2.5 not-first:border-t"
          >
            <div className="min-w-0">
              <p className="font-quiet">{entry.label}</p>
              <p className="num text-meta text-ink-2">
                <time dateTime={entry.dueAt}>{formatDateTime(entry.dueAt, timeZone)}</time>
                {channels && `, ${channels}`}
              </p>
              {entry.reason && <p className="text-meta text-ink-2">{entry.reason}</p>}
            </div>
            <Badge tone={tone} icon={icon}>
              {word}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** What was sent to the reader, what will be, and what was not and why. */
export function Reminders({ reminders, timeZone }: { reminders: readonly ReminderEntry[]; timeZone: string }) {
  const current = reminders.filter(({ isCurrent }) => isCurrent);
  const earlier = reminders.filter(({ isCurrent }) => !isCurrent);
  if (reminders.length === 0) return <p className="text-meta text-ink-2">No reminder is planned.</p>;
  return (
    <>
      <Rows entries={current} timeZone={timeZone} />
      {earlier.length > 0 && (
        <details className="border-t border-line pt-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-quiet text-plumb-ink">
            Of earlier times ({earlier.length})
          </summary>
          <Rows entries={earlier} timeZone={timeZone} />
        </details>
      )}
    </>
  );
}
