import { MAX_PHOTO_DESCRIPTION } from '@plumbline/contract/domains/files/photo.ts';
import { Brush, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { BlackOutDialog } from './late-black-out.ts';
import type { Outgoing } from './outgoing-photos.ts';
import { CORNER, HiddenBadge } from './photo-tiles.tsx';
import { photosWords } from './photos.words.ts';
import { drawn, readyPhoto } from './send-photo.ts';
import { photoQueue } from './waiting-photos.ts';

const words = here(photosWords);

/** A photo that was chosen for a draft. Nothing of it has left this device. */
export function ChosenTile({ photo, name }: { photo: Outgoing; name: string }) {
  const { key, preview, bytes, shared } = photo;
  const blacken = async (painted: Blob) => photoQueue.change(key, await readyPhoto(painted));
  return (
    <li className="relative">
      <DialogButton
        variant="icon"
        className="h-auto w-full"
        aria-label={words.open(name)}
        dialog={(close) => <ChosenDialog photo={photo} name={name} onClose={close} />}
      >
        {preview && <img src={preview} alt="" className="aspect-square w-full rounded object-cover" />}
      </DialogButton>
      <DialogButton
        variant="icon"
        icon={Brush}
        className="absolute top-0 left-0 bg-surface/90"
        aria-label={words.chosen.blackOut(name)}
        dialog={(close) => (
          <BlackOutDialog
            file={bytes}
            onClose={close}
            saveLabel={words.edit.save}
            onSave={(painted) => {
              void blacken(painted);
              close();
            }}
          />
        )}
      />
      <Button
        variant="icon"
        icon={X}
        className={CORNER}
        aria-label={words.remove(name)}
        onClick={() => photoQueue.drop(key)}
      />
      {!shared && <HiddenBadge />}
    </li>
  );
}

const LARGE_PIXELS = 1200;

/** Returns a photo as a data URL, large enough to look at; null until it is drawn. */
function useLarge(bytes: Blob): string | null {
  const [large, setLarge] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const image = await createImageBitmap(bytes, { imageOrientation: 'from-image' });
      if (!isGone) setLarge(drawn(image, LARGE_PIXELS).toDataURL('image/jpeg'));
      image.close();
    };
    // Its preview is shown instead.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [bytes]);
  return large;
}

interface ChosenDialogProps {
  photo: Outgoing;
  name: string;
  onClose: () => void;
}

/** Shows a chosen photo large, with what is said about it and who sees it. It is no form: it is inside the wizard's. */
function ChosenDialog({ photo, name, onClose }: ChosenDialogProps) {
  const [description, setDescription] = useState(photo.description);
  const [shared, setShared] = useState(photo.shared);
  const large = useLarge(photo.bytes) ?? photo.preview;
  const close = () => {
    void photoQueue.change(photo.key, { description: description.trim(), shared });
    onClose();
  };
  return (
    <Dialog
      onClose={close}
      title={words.edit.title}
      footer={
        <Button big variant="primary" onClick={close}>
          {words.chosen.done}
        </Button>
      }
    >
      <div className="grid gap-5">
        {large && <img src={large} alt={description || name} className="h-[40dvh] w-full rounded object-contain" />}
        <Field name="photoDescription" label={words.edit.description} hint={words.edit.hint} optional>
          {(field) => (
            <Input
              {...field}
              name="photoDescription"
              value={description}
              maxLength={MAX_PHOTO_DESCRIPTION}
              onChange={({ target }) => setDescription(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                close();
              }}
            />
          )}
        </Field>
        <Checkbox name="photoShared" checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {words.edit.shared}
        </Checkbox>
      </div>
    </Dialog>
  );
}
