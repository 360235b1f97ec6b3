import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';

const Events = lazy(async () => ({ default: (await import('./history.tsx')).History }));

/** The request's events. They are in the page as it arrives; their code comes after the page's. */
export const LateHistory = (props: { record: Pick<TrackingRecord, 'history' | 'timeZone'> }) => (
  <Late>
    <Events {...props} />
  </Late>
);
