import { MAX_PHOTOS } from '@plumbline/contract/domains/files/photo.ts';
import {
  listPhotos,
  PHOTOS_ANCHOR,
  type RequestPhotos,
} from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Brush } from 'lucide-react';
import { useState } from 'react';
import { pathOf } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FileInput, UploadForm } from '../../../ui/upload-form.tsx';
import { photosQuery, usePhotoNews } from './api.ts';
import { BlackOutDialog } from './late-black-out.ts';
import { OutgoingTile, Reasons } from './outgoing-tiles.tsx';
import { ACCEPTED, AddTile, PhotoRules, Tiles } from './photo-frame.tsx';
import { photoFrameWords } from './photo-frame.words.ts';
import { StoredTile } from './photo-tiles.tsx';
import { photosWords } from './photos.words.ts';
import { UploadProblem } from './upload-problem.tsx';
import { photoQueue, useOutgoing } from './waiting-photos.ts';

const words = here(photosWords);
const frame = here(photoFrameWords);

const FORM_ID = 'add-photos';

/** The customer's photos of a request: adding, describing, hiding and removing them, with scripts and without. */
export function PhotosCard({ requestId }: { requestId: string }) {
  const { data } = useQuery(photosQuery(requestId));
  if (!data || (data.photos.length === 0 && !data.canAdd)) return null;
  return (
    <Card as="section" roomy id={PHOTOS_ANCHOR} aria-labelledby="photos-title" className="no-print scroll-mt-6">
      <h2 id="photos-title">{frame.title}</h2>
      {data.canAdd ? (
        <Adding requestId={requestId} shown={data} />
      ) : (
        <Tiles>
          {data.photos.map((photo, index) => (
            <StoredTile
              key={photo.id}
              requestId={requestId}
              photo={photo}
              name={photo.description ?? words.photo(index + 1)}
            />
          ))}
        </Tiles>
      )}
    </Card>
  );
}

function Adding({ requestId, shown: { photos } }: { requestId: string; shown: RequestPhotos }) {
  const outgoing = useOutgoing(requestId, usePhotoNews(requestId)).filter(({ isSent }) => !isSent);
  const [shared, setShared] = useState(true);
  const asArrived = useAsArrived();
  const isFull = photos.length + outgoing.length >= MAX_PHOTOS;
  const failed = outgoing.filter(({ problem }) => problem !== null);
  const added = photos.filter(({ status }) => status !== 'refused').length;
  const nameOf = (index: number) => words.photo(photos.length + index + 1);
  const [toBlackOut, setToBlackOut] = useState<File>();
  const add = async (files: readonly Blob[]) => {
    for (const file of files.slice(0, MAX_PHOTOS - photos.length - outgoing.length)) {
      await photoQueue.choose(file, shared, { requestId });
      void photoQueue.send(requestId);
    }
  };
  return (
    <>
      <p className="mt-1 text-meta text-ink-2">{frame.hint(MAX_PHOTOS)}</p>
      <UploadProblem />
      <Tiles>
        {photos.map((photo, index) => (
          <StoredTile
            key={photo.id}
            requestId={requestId}
            photo={photo}
            name={photo.description ?? words.photo(index + 1)}
          />
        ))}
        {outgoing.map((photo, index) => (
          <OutgoingTile key={photo.key} photo={photo} name={nameOf(index)} />
        ))}
        {!isFull && <AddTile form={FORM_ID} onFiles={(files) => void add(files)} name="photo" multiple={!asArrived} />}
      </Tiles>
      <p role="status" className="mt-2 text-meta text-ink-2 empty:hidden">
        {outgoing.length > 0 && words.status(added, outgoing.length - failed.length, failed.length)}
        {failed.some(({ problem }) => problem?.isPassing) && ` ${words.broke}`}
      </p>
      <Reasons photos={outgoing} nameOf={nameOf} />
      {!isFull && !asArrived && (
        <label
          className={`relative mt-3 cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-plumb ${buttonClass()}`}
        >
          <Icon of={Brush} />
          {words.blackOut}
          <FileInput
            form={FORM_ID}
            onFiles={([file]) => setToBlackOut(file)}
            accept={ACCEPTED}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      )}
      {toBlackOut && (
        <BlackOutDialog
          file={toBlackOut}
          onClose={() => setToBlackOut(undefined)}
          onSave={(photo) => {
            setToBlackOut(undefined);
            void add([photo]);
          }}
        />
      )}
      {isFull && <p className="mt-2 text-meta text-ink-2">{words.full(MAX_PHOTOS)}</p>}
      <UploadForm id={FORM_ID} action={pathOf(listPhotos.path, { id: requestId })}>
        <PhotoRules name="shared" shared={shared} onShared={setShared} />
        <p className="mt-2 text-meta text-ink-3">{words.kinds}</p>
        {asArrived && !isFull && (
          <button type="submit" className={`mt-3 hidden noscript:inline-flex ${buttonClass({ big: true })}`}>
            {words.addThis}
          </button>
        )}
      </UploadForm>
    </>
  );
}
