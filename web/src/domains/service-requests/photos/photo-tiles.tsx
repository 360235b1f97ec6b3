import type { Photo } from '@plumbline/contract/domains/files/photo.ts';
import { EyeOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { PhotoImage } from '../../../ui/photo.tsx';
import { JobPhoto } from './job-photo.tsx';
import { EditPhoto, RemovePhoto } from './photo-dialogs.tsx';
import { photosWords } from './photos.words.ts';
import { workPhotosWords } from './work-photos.words.ts';

const words = here(photosWords);
const workWords = here(workPhotosWords);

interface StoredTileProps {
  requestId: string;
  photo: Photo;
  name: string;
  /** It shows the work, which has no one to be hidden from. */
  ofWork?: boolean;
  /** It can neither be described nor removed anymore. */
  isFixed?: boolean;
}

/** A stored photo: opens what is said about it, and removes it. */
export function StoredTile({ requestId, photo, name, ofWork = false, isFixed = false }: StoredTileProps) {
  if (isFixed) {
    return (
      <li>
        <JobPhoto photo={photo} alt={name} />
      </li>
    );
  }
  return (
    <li className="relative">
      {photo.small ? (
        <DialogButton
          variant="icon"
          className="h-auto w-full"
          aria-label={(ofWork ? workWords : words).open(name)}
          dialog={(close) => (
            <EditPhoto requestId={requestId} photo={photo} name={name} ofWork={ofWork} onClose={close} />
          )}
        >
          <PhotoImage file={photo.small} placeholder={photo.placeholder} alt="" square className="w-full" />
        </DialogButton>
      ) : (
        <Unshown isBad={photo.status === 'refused'}>
          {photo.refusal === null ? words.preparing : `${words.refused}. ${photo.refusal}`}
        </Unshown>
      )}
      {photo.small && !photo.shared && <HiddenBadge />}
      <DialogButton
        variant="icon"
        icon={X}
        className={CORNER}
        aria-label={words.remove(name)}
        dialog={(close) => <RemovePhoto requestId={requestId} photo={photo} onClose={close} />}
      />
    </li>
  );
}

/** Marks a photo that contractors don't see before they are connected. */
export const HiddenBadge = () => (
  <Badge tone="gray" icon={EyeOff} className="pointer-events-none absolute bottom-1.5 left-1.5">
    {words.hidden}
  </Badge>
);

/** Its target is larger than it looks. */
export const CORNER = 'absolute top-0 right-0 bg-surface/90';

const Unshown = ({ isBad, children }: { isBad: boolean; children: ReactNode }) => (
  <div
    className={`grid min-h-full place-content-center rounded border p-2 text-center text-meta wrap-anywhere ${
      isBad ? 'border-red-solid bg-red-tint pt-11 text-red-ink' : 'aspect-square border-line bg-sunken text-ink-2'
    }`}
  >
    {children}
  </div>
);
