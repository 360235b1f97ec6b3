import type { ReminderEntry, ReminderStatus } from '@plumbline/contract/domains/appointments/reminder.ts';
import { Ban, Check, CircleHelp, Clock, type LucideIcon, Send, TriangleAlert } from 'lucide-react';
import { formatDateTime } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { reminderChannels } from './appointment-status.ts';
import { reminderWords } from './reminders.words.ts';

const words = here(reminderWords);

const looks: Record<ReminderStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  planned: { tone: 'gray', icon: Clock },
  sending: { tone: 'blue', icon: Send },
  sent: { tone: 'green', icon: Check },
  skipped: { tone: 'gray', icon: Ban },
  unknown: { tone: 'amber', icon: CircleHelp },
  failed: { tone: 'red', icon: TriangleAlert },
};

function Rows({ entries, timeZone }: { entries: readonly ReminderEntry[]; timeZone: string }) {
  return (
    <ul>
      {entries.map((entry) => {
        const { tone, icon } = looks[entry.status];
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
              {words[entry.status]}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** The reader's reminders: those that were sent, those to come, and why others were skipped. */
export function Reminders({ reminders, timeZone }: { reminders: readonly ReminderEntry[]; timeZone: string }) {
  const current = reminders.filter(({ isCurrent }) => isCurrent);
  const earlier = reminders.filter(({ isCurrent }) => !isCurrent);
  if (reminders.length === 0) return <p className="text-meta text-ink-2">{words.none}</p>;
  return (
    <>
      <Rows entries={current} timeZone={timeZone} />
      {earlier.length > 0 && (
        <details className="border-t border-line pt-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-quiet text-plumb-ink">
            {words.ofEarlierTimes(String(earlier.length))}
          </summary>
          <Rows entries={earlier} timeZone={timeZone} />
        </details>
      )}
    </>
  );
}
