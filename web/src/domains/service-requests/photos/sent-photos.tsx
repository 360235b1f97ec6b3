import { useState } from 'react';
import { useHasPhotos } from '../../../lib/kept-photos.ts';
import { SentPhotosCard } from './late-draft-photos.tsx';

/** The photos that follow a submitted request, as long as this page is open. Their code is loaded only if there are any. */
export function SentPhotos({ requestId }: { requestId: string }) {
  const hasPhotos = useHasPhotos();
  const [hadPhotos, setHadPhotos] = useState(false);
  if (hasPhotos && !hadPhotos) setHadPhotos(true);
  return hadPhotos && <SentPhotosCard requestId={requestId} />;
}
