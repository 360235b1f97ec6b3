import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TYPES } from '@plumbline/contract/domains/files/photo.ts';
import {
  listPhotos,
  PHOTOS_ANCHOR,
  type RequestPhotos,
} from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Brush, Camera, CircleAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { pathOf } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lateDialog } from '../../../ui/late-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { FileInput, UploadForm } from '../../../ui/upload-form.tsx';
import { photosQuery } from './api.ts';
import { OutgoingTile, StoredTile, Tiles } from './photo-tiles.tsx';
import { photosWords } from './photos.words.ts';
import { useUploads } from './use-uploads.ts';

const words = here(photosWords);

const FORM_ID = 'add-photos';

/** Where a browser can read HEIC, it makes a JPEG of it. */
const ACCEPTED = `${PHOTO_TYPES.join(',')},image/heic,image/heif`;

const BlackOutDialog = lateDialog(async () => (await import('./black-out-dialog.tsx')).BlackOutDialog);

/** The customer's photos of a request: adding, describing, hiding and removing them, with scripts and without. */
export function PhotosCard({ requestId }: { requestId: string }) {
  const { data } = useQuery(photosQuery(requestId));
  if (!data || (data.photos.length === 0 && !data.canAdd)) return null;
  return (
    <Card as="section" roomy id={PHOTOS_ANCHOR} aria-labelledby="photos-title" className="no-print scroll-mt-6">
      <h2 id="photos-title">{words.title}</h2>
      {data.canAdd ? (
        <Adding requestId={requestId} shown={data} />
      ) : (
        <Tiles>
          {data.photos.map((photo, index) => (
            <StoredTile key={photo.id} requestId={requestId} photo={photo} number={index + 1} />
          ))}
        </Tiles>
      )}
    </Card>
  );
}

function Adding({ requestId, shown: { photos } }: { requestId: string; shown: RequestPhotos }) {
  const { outgoing, add, retry, drop } = useUploads(requestId);
  const [shared, setShared] = useState(true);
  const asArrived = useAsArrived();
  const isFull = photos.length + outgoing.length >= MAX_PHOTOS;
  const failed = outgoing.filter(({ problem }) => problem !== null);
  const added = photos.filter(({ status }) => status !== 'refused').length;
  const [toBlackOut, setToBlackOut] = useState<File>();
  const take = (files: readonly File[]) =>
    void add(files.slice(0, MAX_PHOTOS - photos.length - outgoing.length), shared);
  return (
    <>
      <p className="mt-1 text-meta text-ink-2">{words.hint(MAX_PHOTOS)}</p>
      <Problem />
      <Tiles>
        {photos.map((photo, index) => (
          <StoredTile key={photo.id} requestId={requestId} photo={photo} number={index + 1} />
        ))}
        {outgoing.map((photo, index) => (
          <OutgoingTile
            key={photo.key}
            photo={photo}
            name={words.photo(photos.length + index + 1)}
            onRetry={() => retry(photo.key)}
            onDrop={() => drop(photo.key)}
          />
        ))}
        {!isFull && (
          <li className="relative">
            <label className="grid aspect-square cursor-pointer place-content-center justify-items-center gap-1.5 rounded border border-dashed border-line-strong p-2 text-center text-meta font-strong text-plumb-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-plumb hover:bg-plumb-tint">
              <Icon of={Camera} />
              {words.add}
              <FileInput
                form={FORM_ID}
                onFiles={take}
                name="photo"
                accept={ACCEPTED}
                multiple={!asArrived}
                className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:opacity-100"
              />
            </label>
          </li>
        )}
      </Tiles>
      <p role="status" className="mt-2 text-meta text-ink-2 empty:hidden">
        {outgoing.length > 0 && words.status(added, outgoing.length - failed.length, failed.length)}
        {failed.some(({ problem }) => problem?.isConnection) && ` ${words.broke}`}
      </p>
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
            void add([photo], shared);
          }}
        />
      )}
      {isFull && <p className="mt-2 text-meta text-ink-2">{words.full(MAX_PHOTOS)}</p>}
      <UploadForm id={FORM_ID} action={pathOf(listPhotos.path, { id: requestId })}>
        <div className="mt-3 rounded border border-line px-4 py-2">
          <Checkbox name="shared" value="true" checked={shared} onChange={({ target }) => setShared(target.checked)}>
            <b className="block">{words.mayBeSeen}</b>
            <span className="text-meta text-ink-2">{words.otherwise}</span>
          </Checkbox>
          <IconLine icon={ShieldCheck} className="py-2 text-meta text-ink-2">
            {words.before}
          </IconLine>
        </div>
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

/** The result of a form without scripts. */
function Problem() {
  const { photo } = useSearch({ strict: false }) as { photo?: unknown };
  if (typeof photo !== 'string') return null;
  const { other, ...rest } = words.problems;
  const known = { ...rest, 'too-large': words.tooLarge(MAX_PHOTO_BYTES / 1024 / 1024) };
  return (
    <Note icon={CircleAlert} tone="red" role="alert" className="mt-3">
      {Object.hasOwn(known, photo) ? known[photo as keyof typeof known] : other}
    </Note>
  );
}
