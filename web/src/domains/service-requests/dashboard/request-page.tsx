import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { lazy } from 'react';
import { here } from '../../../lib/language.ts';
import { Late } from '../../../ui/late.tsx';
import { TrackingPage, type TrackingPageProps } from '../tracking/tracking-page.tsx';
import { BackLink } from './back-link.tsx';
import { dashboardWords } from './dashboard.words.ts';

/** The contact is in the page that arrives. Its code is loaded after the page's. */
const GivenContact = lazy(async () => ({ default: (await import('./contact-details.tsx')).GivenContact }));

/** A service request in the dashboard: the tracking page with the customer's contact details. */
export function RequestPage({ requestId, aside }: Pick<TrackingPageProps, 'aside'> & { requestId: ServiceRequestId }) {
  return (
    <TrackingPage
      requestId={requestId}
      back={<BackLink tab="requests">{here(dashboardWords).requests.back}</BackLink>}
      aside={aside}
      contact={
        <Late>
          <GivenContact requestId={requestId} />
        </Late>
      }
    />
  );
}
