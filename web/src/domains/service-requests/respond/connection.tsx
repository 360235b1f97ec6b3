import type { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { JobPhotos } from '../photos/job-photos.tsx';
import { LateOwnWork } from '../photos/late-own-work.tsx';
import { ProposedTimesList } from '../proposed-times-list.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { CustomerCard } from './customer-card.tsx';
import { JobHead, JobNumber } from './job.tsx';
import { jobWords } from './job.words.ts';
import { JobColumns } from './job-columns.tsx';
import { NextStep, type NextStepProps, StartNow } from './next-step.tsx';
import { respondWords } from './respond.words.ts';

export interface ConnectedProps extends NextStepProps {
  customer: CustomerIdentity;
  now: Date;
  /** Increases with every change of the request. */
  news: number;
  /** Cards of other domains. */
  aside: ReactNode;
}

function OpenJob({ view }: { view: ContractorView }) {
  return (
    <Card as="section" roomy aria-labelledby="the-job">
      <h2 id="the-job">{here(jobWords).theJob}</h2>
      <p className="mt-2 max-w-[34em] whitespace-pre-line">{view.description}</p>
      <JobPhotos id={view.id} />
    </Card>
  );
}

/** A job whose contractor and customer are connected: the next step, the customer, the job, and the connection. */
export function Connected({ customer, now, news, aside, ...told }: ConnectedProps) {
  const { view } = told;
  return (
    <JobColumns
      aside={
        <>
          <CustomerCard customer={customer} job={view} />
          {aside}
          <div className="max-lg:order-1">
            <ConnectionCard key={news} view={view} />
          </div>
        </>
      }
      rest={
        <>
          <LateOwnWork id={view.id} />
          <OpenJob view={view} />
          <ProposedTimesList
            history={view.history}
            timeZone={view.timeZone}
            reader="contractor"
            other={here(respondWords).theCustomer}
            now={now}
          />
        </>
      }
      last={
        <>
          <StartNow {...told} />
          <JobNumber view={view} />
        </>
      }
    >
      <JobHead view={view} />
      <NextStep {...told} customer={customer} />
    </JobColumns>
  );
}
