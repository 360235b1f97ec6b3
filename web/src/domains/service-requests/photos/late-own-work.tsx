import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';

const SeenWork = lazy(async () => ({ default: (await import('./seen-work-card.tsx')).SeenWorkCard }));
const OwnWork = lazy(async () => ({ default: (await import('./own-work-card.tsx')).OwnWorkCard }));

/** The photos of the work, for the customer. They are in the page as it arrives; their code comes after the page's. */
export const LateSeenWork = ({ requestId }: { requestId: string }) => (
  <Late>
    <SeenWork requestId={requestId} />
  </Late>
);

/** The same, for the contractor, who adds them. */
export const LateOwnWork = ({ id }: { id: string }) => (
  <Late>
    <OwnWork id={id} />
  </Late>
);
