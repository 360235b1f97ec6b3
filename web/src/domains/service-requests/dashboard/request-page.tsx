import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { serviceRequestQuery } from '../api.ts';
import { TrackingPage, type TrackingPageProps } from '../tracking/tracking-page.tsx';
import { BackLink } from './back-link.tsx';

/** A service request's own page in the dashboard: everything that tracking shows, and what was given of oneself. */
export function RequestPage({ requestId, aside }: Pick<TrackingPageProps, 'aside'> & { requestId: ServiceRequestId }) {
  return (
    <TrackingPage
      requestId={requestId}
      back={<BackLink tab="requests">Back to Service Requests</BackLink>}
      aside={aside}
      contact={<GivenContact requestId={requestId} />}
    />
  );
}

const methods: Readonly<Record<string, string>> = { sms: 'SMS', email: 'Email', both: 'SMS and email' };

/** The contact details that came with a request. Who has them is in the settings. */
function GivenContact({ requestId }: { requestId: ServiceRequestId }) {
  const { data } = useQuery(serviceRequestQuery(requestId));
  if (data?.kind !== 'customer') return null;
  return (
    <Card as="section" aria-labelledby="given-contact">
      <h2 id="given-contact" className="mb-2 text-body">
        Your contact details
      </h2>
      <Facts
        facts={[
          { label: 'Name', value: data.customerName },
          { label: 'Phone', value: <span className="num">{formatPhone(data.customerPhone)}</span> },
          { label: 'Email', value: <span className="wrap-anywhere">{data.customerEmail}</span> },
          { label: 'Contact by', value: methods[data.preferredContactMethod] ?? data.preferredContactMethod },
        ]}
      />
      <p className="mt-2 text-meta text-ink-2">Only the contractor who gets the job sees them.</p>
    </Card>
  );
}
