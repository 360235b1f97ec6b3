import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';

const PhotosCard = lazy(async () => ({ default: (await import('./photos-card.tsx')).PhotosCard }));

/** The photos of a request, for its customer. They are in the page as it arrives; their code comes after the page's. */
export const LatePhotos = ({ requestId }: { requestId: string }) => (
  <Late>
    <PhotosCard requestId={requestId} />
  </Late>
);
