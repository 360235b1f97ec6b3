import type { Photo } from '@plumbline/contract/domains/files/photo.ts';
import { EyeOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { PhotoImage } from '../../../ui/photo.tsx';
import { EditPhoto, RemovePhoto } from './photo-dialogs.tsx';
import { photosWords } from './photos.words.ts';

const words = here(photosWords);

interface StoredTileProps {
  requestId: string;
  photo: Photo;
  number: number;
}

/** A stored photo: opens what is said about it, and removes it. */
export function StoredTile({ requestId, photo, number }: StoredTileProps) {
  const name = photo.description ?? words.photo(number);
  return (
    <li className="relative">
      {photo.small ? (
        <DialogButton
          variant="icon"
          className="h-auto w-full"
          aria-label={words.open(name)}
          dialog={(close) => <EditPhoto requestId={requestId} photo={photo} name={name} onClose={close} />}
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
