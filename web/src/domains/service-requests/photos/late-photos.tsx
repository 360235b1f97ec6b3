import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';

const PhotosCard = lazy(async () => ({ default: (await import('./photos-card.tsx')).PhotosCard }));
const SeenWork = lazy(async () => ({ default: (await import('./seen-work-card.tsx')).SeenWorkCard }));

interface LateProps {
  requestId: string;
}

/** The photos of a request, for its customer. They are in the page as it arrives; their code comes after the page's. */
export const LatePhotos = (props: LateProps) => (
  <Late>
    <PhotosCard {...props} />
  </Late>
);

/** The contractor's photos of the work, for the customer. */
export const LateSeenWork = (props: LateProps) => (
  <Late>
    <SeenWork {...props} />
  </Late>
);
