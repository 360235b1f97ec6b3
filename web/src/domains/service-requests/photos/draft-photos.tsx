import { MAX_PHOTOS } from '@plumbline/contract/domains/files/photo.ts';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { FieldGroup } from '../../../ui/field.tsx';
import { ChosenTile } from './chosen-tiles.tsx';
import { AddTile, PhotoRules, Tiles } from './photo-frame.tsx';
import { photoFrameWords } from './photo-frame.words.ts';
import { photosWords } from './photos.words.ts';
import { photoQueue, useChosen } from './waiting-photos.ts';

const frame = here(photoFrameWords);
const words = here(photosWords);

/** Chooses photos before the request is submitted. They stay on this device until then. */
export function WizardPhotos({ draftKey }: { draftKey: string }) {
  const photos = useChosen(draftKey);
  const [shared, setShared] = useState(true);
  const [opening, setOpening] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const choose = async (files: readonly File[]) => {
    setOpening((all) => all + files.length);
    const reasons = new Set<string>();
    for (const file of files) {
      const why = await photoQueue.choose(file, shared, { draftKey });
      if (why === 'tooMany') reasons.add(words.chosen.tooMany(MAX_PHOTOS));
      else if (why !== null) reasons.add(words.chosen[why]);
      setOpening((all) => all - 1);
    }
    setRefusals([...reasons]);
  };

  return (
    <>
      <FieldGroup name="photos" label={frame.title} hint={frame.hint(MAX_PHOTOS)} optional className="noscript:hidden">
        <Tiles>
          {photos.map((photo, index) => (
            <ChosenTile key={photo.key} photo={photo} name={photo.description || words.photo(index + 1)} />
          ))}
          {photos.length < MAX_PHOTOS && <AddTile multiple onFiles={(files) => void choose(files)} />}
        </Tiles>
        <p role="status" className="mt-2 text-meta text-ink-2 empty:hidden">
          {opening > 0 ? words.chosen.opening : photos.length > 0 && words.chosen.kept(photos.length)}
        </p>
        {refusals.map((refusal) => (
          <p key={refusal} role="alert" className="mt-2 text-meta text-red-ink">
            {refusal}
          </p>
        ))}
        <PhotoRules shared={shared} onShared={setShared} />
      </FieldGroup>
      <p className="hidden text-meta text-ink-2 noscript:block">{words.chosen.withoutScripts}</p>
    </>
  );
}
