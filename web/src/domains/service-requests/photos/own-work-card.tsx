import {
  MAX_PHOTO_DESCRIPTION,
  MAX_PHOTOS,
  PHOTO_PHASE_FIELD,
  PHOTO_PHASES,
  type PhotoPhase,
} from '@plumbline/contract/domains/files/photo.ts';
import {
  listPhotos,
  type RequestPhotos,
  WORK_PHOTOS_ANCHOR,
} from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { pathOf } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { UploadForm } from '../../../ui/upload-form.tsx';
import { photosQuery, usePhotoNews } from './api.ts';
import { OutgoingTile, Reasons } from './outgoing-tiles.tsx';
import { AddTile } from './photo-frame.tsx';
import { StoredTile } from './photo-tiles.tsx';
import { photosWords } from './photos.words.ts';
import { UploadProblem } from './upload-problem.tsx';
import { photoQueue, useOutgoing } from './waiting-photos.ts';
import { BesideEachOther, WorkPhotos, workPhotoName } from './work-photos.tsx';
import { workPhotosWords } from './work-photos.words.ts';

const words = here(workPhotosWords);
const common = here(photosWords);

/** The contractor's photos of the work: adding them before and after, describing and removing them. */
export function OwnWorkCard({ id }: { id: string }) {
  const { data } = useQuery(photosQuery(id));
  if (!data || (data.work.photos.length === 0 && !data.work.canAdd)) return null;
  return (
    <Card
      as="section"
      roomy
      id={WORK_PHOTOS_ANCHOR}
      aria-labelledby="work-photos-title"
      className="no-print scroll-mt-6"
    >
      <h2 id="work-photos-title">{words.title}</h2>
      {data.work.canAdd ? <Adding id={id} work={data.work} /> : <WorkPhotos photos={data.work.photos} />}
    </Card>
  );
}

function Adding({ id, work: { photos } }: { id: string; work: RequestPhotos['work'] }) {
  const outgoing = useOutgoing(id, usePhotoNews(id)).filter(({ isSent }) => !isSent);
  const room = Math.max(0, MAX_PHOTOS - photos.length - outgoing.length);
  const failed = outgoing.filter(({ problem }) => problem !== null);
  const add = async (files: readonly Blob[], phase: PhotoPhase) => {
    for (const file of files.slice(0, room)) {
      await photoQueue.choose(file, true, { requestId: id, phase });
      void photoQueue.send(id);
    }
  };
  const added = photos.filter(({ status }) => status !== 'refused').length;
  return (
    <>
      <p className="mt-1 text-meta text-ink-2">{words.hint(MAX_PHOTOS)}</p>
      <UploadProblem />
      <BesideEachOther>
        {PHOTO_PHASES.map((phase) => (
          <Phase
            key={phase}
            id={id}
            phase={phase}
            photos={photos.filter((photo) => photo.phase === phase)}
            outgoing={outgoing.filter((photo) => photo.phase === phase)}
            isFull={room === 0}
            onFiles={(files) => void add(files, phase)}
          />
        ))}
      </BesideEachOther>
      <p role="status" className="mt-2 text-meta text-ink-2 empty:hidden">
        {outgoing.length > 0 && common.status(added, outgoing.length - failed.length, failed.length)}
        {failed.some(({ problem }) => problem?.isPassing) && ` ${common.broke}`}
      </p>
      <p className="mt-2 text-meta text-ink-3">
        {room === 0 && `${common.full(MAX_PHOTOS)} `}
        {words.evidence}
      </p>
    </>
  );
}

interface PhaseProps {
  id: string;
  phase: PhotoPhase;
  photos: RequestPhotos['work']['photos'];
  outgoing: ReturnType<typeof useOutgoing>;
  isFull: boolean;
  onFiles: (files: readonly Blob[]) => void;
}

function Phase({ id, phase, photos, outgoing, isFull, onFiles }: PhaseProps) {
  const asArrived = useAsArrived();
  const form = `add-${phase}`;
  const nameOf = (index: number) => words.photo[phase](photos.length + index + 1);
  return (
    <section aria-labelledby={`${form}-title`} className="min-w-0">
      <h3 id={`${form}-title`} className="text-meta">
        {words.phases[phase]}
      </h3>
      <ul aria-labelledby={`${form}-title`} className="mt-2 grid grid-cols-1 gap-2 empty:hidden sm:grid-cols-2">
        {photos.map((photo, index) => (
          <StoredTile
            key={photo.id}
            requestId={id}
            photo={photo}
            name={workPhotoName(photo, index + 1)}
            ofWork
            isFixed={!photo.canChange}
          />
        ))}
        {outgoing.map((photo, index) => (
          <OutgoingTile key={photo.key} photo={photo} name={nameOf(index)} />
        ))}
        {!isFull && <AddTile form={form} onFiles={onFiles} name="photo" multiple={!asArrived} />}
      </ul>
      <Reasons photos={outgoing} nameOf={nameOf} />
      <UploadForm id={form} action={pathOf(listPhotos.path, { id })}>
        <input type="hidden" name={PHOTO_PHASE_FIELD} value={phase} />
        {asArrived && !isFull && (
          <div className="mt-2 hidden noscript:grid noscript:gap-2">
            <Field name={`${form}-description`} label={words.describe}>
              {(field) => <Input {...field} name="description" maxLength={MAX_PHOTO_DESCRIPTION} />}
            </Field>
            <button type="submit" className={buttonClass()}>
              {common.addThis}
            </button>
          </div>
        )}
      </UploadForm>
    </section>
  );
}
