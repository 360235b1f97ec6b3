import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import { CalendarDays, Download } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linesOf } from './invitation-lines.ts';
import { mailboxWords } from './mailbox.words.ts';

const words = here(mailboxWords);

/** Values of the calendar format, which no language changes. */
const CODES: ReadonlySet<string> = new Set(['DTSTART', 'DTEND', 'STATUS', 'SEQUENCE']);

/** The calendar object that came with a mail, as the recipient's calendar reads it. */
export function Invitation({ calendar }: { calendar: CalendarPart }) {
  const lines = linesOf(calendar.content);
  const facts = Object.entries(words.entry).flatMap(([name, label]) => {
    const value = lines.get(name);
    return value === undefined
      ? []
      : [
          {
            label,
            value: (
              <span translate={CODES.has(name) ? 'no' : undefined} className="num wrap-anywhere">
                {value}
              </span>
            ),
          },
        ];
  });
  const save = () => saveFile('invite.ics', new Blob([calendar.content], { type: 'text/calendar' }));
  return (
    <section aria-labelledby="invitation-title" className="mt-5 max-w-[56ch] rounded border border-line p-4">
      <h3 id="invitation-title" className="mb-2 flex items-center gap-2">
        <Icon of={CalendarDays} className="text-ink-2" />
        {calendar.method === 'CANCEL' ? words.cancellation : words.invitation}
      </h3>
      <Facts facts={facts} />
      <Button icon={Download} className="mt-3" onClick={save}>
        {words.saveFile}
      </Button>
    </section>
  );
}
