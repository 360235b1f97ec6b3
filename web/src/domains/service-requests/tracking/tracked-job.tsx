import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { here, language } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatPreference } from '../job-time.ts';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords).page;

/** The job in the customer's own words. */
export function TrackedJob({ record }: { record: TrackingRecord }) {
  return (
    <Card as="section" roomy aria-labelledby="tracked-job">
      <h2 id="tracked-job">{words.theJob}</h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{record.description}</p>
      <Facts
        className="mt-3"
        facts={[
          { label: words.service, value: kindOfWork(record, language) },
          { label: words.preferred, value: <span className="num">{formatPreference(record)}</span> },
        ]}
      />
    </Card>
  );
}
