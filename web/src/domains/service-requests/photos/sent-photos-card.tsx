import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import type { Outgoing } from './outgoing-photos.ts';
import { OutgoingTile, Reasons } from './outgoing-tiles.tsx';
import { Tiles } from './photo-frame.tsx';
import { photoFrameWords } from './photo-frame.words.ts';
import { photosWords } from './photos.words.ts';
import { useOutgoing } from './waiting-photos.ts';

const words = here(photosWords);

const nothing = () => undefined;

const nameOf = (index: number) => words.photo(index + 1);

/** Sends the photos that were chosen before the request was submitted, and says how far they are. */
export function SentPhotosCard({ requestId }: { requestId: string }) {
  const photos = useOutgoing(requestId, nothing);
  if (photos.length === 0) return null;
  const sent = photos.filter(({ isSent }) => isSent).length;
  const failed = photos.filter(({ problem }) => problem !== null).length;
  return (
    <Card as="section" roomy aria-labelledby="photos-title" className="mt-4">
      <h2 id="photos-title">{here(photoFrameWords).title}</h2>
      {/* Every sentence has room, so that nothing below moves. */}
      <p className="mt-1 min-h-20 text-meta text-ink-2 sm:min-h-10">{sentenceAbout(photos)}</p>
      <Tiles isNarrow>
        {photos.map((photo, index) => (
          <OutgoingTile key={photo.key} photo={photo} name={photo.description || nameOf(index)} />
        ))}
      </Tiles>
      <p role="status" className="mt-2 text-meta text-ink-2">
        {words.status(sent, photos.length - sent - failed, failed)}
      </p>
      <Reasons photos={photos} nameOf={nameOf} />
    </Card>
  );
}

function sentenceAbout(photos: readonly Outgoing[]): string {
  if (photos.some(({ problem }) => problem?.isPassing)) return words.sent.broke;
  if (photos.some(({ isSent, problem }) => !isSent && problem === null)) return words.sent.following;
  return photos.every(({ isSent }) => isSent) ? words.sent.all(photos.length) : words.sent.refused;
}
