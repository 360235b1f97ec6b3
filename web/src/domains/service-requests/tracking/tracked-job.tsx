import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatPreference } from '../job-time.ts';

/** What was asked for, in the customer's own words. */
export function TrackedJob({ record }: { record: TrackingRecord }) {
  return (
    <Card as="section" roomy aria-labelledby="tracked-job">
      <h2 id="tracked-job">The job</h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{record.description}</p>
      <Facts
        className="mt-3"
        facts={[
          { label: 'Service', value: kindOfWork(record) },
          { label: 'Preferred', value: <span className="num">{formatPreference(record)}</span> },
        ]}
      />
    </Card>
  );
}
