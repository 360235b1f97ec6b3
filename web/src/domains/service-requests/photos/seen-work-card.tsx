import { useQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { photosQuery } from './api.ts';
import { WorkPhotos } from './work-photos.tsx';
import { workPhotosWords } from './work-photos.words.ts';

/** The photos of the work, for the customer. Nothing while there are none. */
export function SeenWorkCard({ requestId }: { requestId: string }) {
  const { data } = useQuery(photosQuery(requestId));
  if (!data || data.work.photos.length === 0) return null;
  return (
    <Card as="section" roomy aria-labelledby="work-photos-title">
      <h2 id="work-photos-title">{here(workPhotosWords).title}</h2>
      <WorkPhotos photos={data.work.photos} />
    </Card>
  );
}
