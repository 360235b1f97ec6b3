import { type ReactNode, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReadersZone } from '../../../lib/use-readers-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type CustomerJob, groupsOf, type JobGroup } from './customer-job.ts';
import { dashboardWords } from './dashboard.words.ts';
import { JobRow } from './job-row.tsx';

const words = here(dashboardWords).groups;

/** The number of done jobs shown at first. */
const DONE_SHOWN = 5;

export interface JobGroupsProps<Job extends CustomerJob> {
  jobs: readonly Job[];
  /** The status, in the words of its list. */
  badgeOf: (job: Job) => ReactNode;
}

/** The customer's jobs as one list: needs you, under way, done. */
export function JobGroups<Job extends CustomerJob>({ jobs, badgeOf }: JobGroupsProps<Job>) {
  const badges = new Map(jobs.map((job) => [job.id, badgeOf(job)]));
  return groupsOf(jobs).map((group) => <Group key={group.group} of={group} badgeOf={({ id }) => badges.get(id)} />);
}

function Group({ of: { group, title, jobs }, badgeOf }: { of: JobGroup; badgeOf: (job: CustomerJob) => ReactNode }) {
  const now = useNow();
  const zone = useReadersZone();
  const [showsAll, setShowsAll] = useState(false);
  const shown = group === 'done' && !showsAll ? jobs.slice(0, DONE_SHOWN) : jobs;
  const heading = `jobs-${group}`;
  return (
    <section aria-labelledby={heading} className="mb-6">
      <h2 id={heading} className="mb-2 text-body">
        {title}
      </h2>
      <Card className="p-0!">
        <ul className="divide-y divide-line">
          {shown.map((job, at) => (
            <li key={job.id}>
              <JobRow
                job={job}
                badge={badgeOf(job)}
                zone={zone}
                now={now}
                isFirst={group === 'needs-you' && at === 0}
              />
            </li>
          ))}
        </ul>
      </Card>
      {shown.length < jobs.length && (
        <Button variant="text" className="num mt-2" onClick={() => setShowsAll(true)}>
          {words.allDone(jobs.length)}
        </Button>
      )}
    </section>
  );
}
