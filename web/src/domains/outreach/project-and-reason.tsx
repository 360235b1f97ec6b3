import type { OutreachOptions } from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { CircleSlash } from 'lucide-react';
import { here, language } from '../../lib/language.ts';
import { Facts } from '../../ui/facts.tsx';
import { Note } from '../../ui/note.tsx';
import type { OutreachProject } from './listed-contact.tsx';
import { outreachWords } from './outreach.words.ts';

const words = here(outreachWords);
const labels = here(projectWords);

/** The reason why nothing can be sent; if no channel is open, what each one lacks. */
export function Impossible({ options: { reason, channels, hasWrittenToday } }: { options: OutreachOptions }) {
  return (
    <Note
      icon={CircleSlash}
      tone="amber"
      title={hasWrittenToday ? words.summary.oncePerDay : words.summary.impossible}
      role="status"
    >
      {reason}
      {channels.every(({ delivery }) => delivery === null) && (
        <Facts
          className="mt-2"
          facts={channels.map(({ channel, note }) => ({ label: words.channel[channel], value: note }))}
        />
      )}
    </Note>
  );
}

/** The project that the message is about. */
export function AboutProject({
  project: { title, location, county, budgetMin, budgetMax },
}: {
  project: OutreachProject;
}) {
  return (
    <section aria-label={words.summary.project} className="rounded bg-sunken px-4 py-3">
      <h3 className="wrap-anywhere">{title}</h3>
      <Facts
        className="num mt-1"
        facts={[
          {
            label: words.summary.location,
            value: location || (county && labels.county[county]) || words.summary.notStated,
          },
          { label: words.summary.budget, value: formatBudget(budgetMin, budgetMax, language) },
        ]}
      />
    </section>
  );
}
