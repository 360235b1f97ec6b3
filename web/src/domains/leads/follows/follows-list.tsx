import type { Follow, ReminderLead } from '@plumbline/contract/domains/leads/follow.ts';
import { REMINDER_DAYS, REMINDER_HOURS } from '@plumbline/contract/domains/leads/reminder-times.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deadlineInShort, isPast } from '../../../lib/deadline.ts';
import { here } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { followWords } from './follow.words.ts';
import { followsQuery } from './follow-api.ts';
import { StopFollowingForm } from './stop-form.tsx';

const words = here(followWords);

// Written out, since the contract's schemas would bring zod into the page.
const leads: readonly (readonly [ReminderLead, string])[] = [
  ['week', words.days(REMINDER_DAYS.week)],
  ['days', words.days(REMINDER_DAYS.days)],
  ['hours', words.hours(REMINDER_HOURS)],
];

/** The projects that the reader follows, with their reminders. */
export function FollowsList() {
  const { data, error, isFetching, refetch } = useQuery(followsQuery);
  return (
    <section aria-labelledby="follows-title" className="mt-8">
      <h2 id="follows-title" className="mb-3">
        {words.mine}
      </h2>
      {data ? (
        <List follows={data} />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </section>
  );
}

function List({ follows }: { follows: readonly Follow[] }) {
  if (follows.length === 0) return <p className="text-ink-2">{words.none}</p>;
  return (
    <ul className="grid gap-3">
      {follows.map((follow) => (
        <Card as="li" roomy key={follow.project.id}>
          <Row follow={follow} />
        </Card>
      ))}
    </ul>
  );
}

function Row({ follow: { project, reminders } }: { follow: Follow }) {
  const { id, title, location, deadline } = project;
  const now = useNow();
  const wanted = leads.filter(([lead]) => reminders[lead]).map(([, text]) => text);
  return (
    <article aria-label={title} className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_260px_auto] lg:items-start lg:gap-6">
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          <Link to="/projects/$projectId" params={{ projectId: id }} className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-meta wrap-anywhere text-ink-2">{location}</p>
      </div>
      <div className="num text-meta text-ink-2">
        <p className="font-strong text-ink">{deadlineLine(deadline, now)}</p>
        <p>{wanted.length === 0 ? words.noReminders : words.remindersOf(wanted.join(', '))}</p>
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        <ButtonLink to="/watches" search={{ follow: id }} aria-label={words.settingsOf(title)}>
          {words.settings}
        </ButtonLink>
        <StopFollowingForm project={project} />
      </div>
    </article>
  );
}

/** A source may give a deadline only in its own words, and a past one says so itself. */
function deadlineLine(deadline: string | null, now: Date): string {
  if (deadline === null) return words.noDeadline;
  const text = deadlineInShort(deadline, now);
  return isPast(deadline, now) ? text : words.bidsBy(text);
}
