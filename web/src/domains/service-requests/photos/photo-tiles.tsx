import type { Photo } from '@plumbline/contract/domains/files/photo.ts';
import { EyeOff, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { PhotoImage } from '../../../ui/photo.tsx';
import { EditPhoto, RemovePhoto } from './photo-dialogs.tsx';
import { photosWords } from './photos.words.ts';
import type { Outgoing } from './use-uploads.ts';

const words = here(photosWords);

/** A grid of photos. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul aria-label={words.title} className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-5">
    {children}
  </ul>
);

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
      {photo.small && !photo.shared && (
        <Badge tone="gray" icon={EyeOff} className="pointer-events-none absolute bottom-1.5 left-1.5">
          {words.hidden}
        </Badge>
      )}
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

/** Its target is larger than it looks. */
const CORNER = 'absolute top-0 right-0 bg-surface/90';

const Unshown = ({ isBad, children }: { isBad: boolean; children: ReactNode }) => (
  <div
    className={`grid min-h-full place-content-center rounded border p-2 text-center text-meta wrap-anywhere ${
      isBad ? 'border-red-solid bg-red-tint pt-11 text-red-ink' : 'aspect-square border-line bg-sunken text-ink-2'
    }`}
  >
    {children}
  </div>
);

interface OutgoingTileProps {
  photo: Outgoing;
  name: string;
  onRetry: () => void;
  onDrop: () => void;
}

/** A photo on its way, or one that wasn't sent. */
export function OutgoingTile({ photo: { preview, share, problem }, name, onRetry, onDrop }: OutgoingTileProps) {
  const percent = Math.round(share * 100);
  return (
    <li className="relative">
      <div
        className={`relative grid min-h-full content-end overflow-hidden rounded border ${
          problem ? 'border-red-solid bg-red-tint' : 'aspect-square border-line bg-sunken'
        }`}
      >
        {preview && !problem && (
          <img src={preview} alt="" className="absolute inset-0 size-full object-cover opacity-60" />
        )}
        {problem ? (
          <div className="grid gap-2 p-2 pt-11 text-meta text-red-ink wrap-anywhere">
            <span>
              <b>{words.notSent}</b>
              {!problem.isConnection && `. ${problem.sentence}`}
            </span>
            <Button icon={RotateCcw} onClick={onRetry}>
              {words.retry}
            </Button>
          </div>
        ) : (
          <div className="relative grid gap-1 p-2">
            <span className="num justify-self-start rounded bg-surface px-1.5 text-meta">{words.percent(percent)}</span>
            <progress aria-label={words.sending(name)} value={share} max={1} className="h-1.5 w-full accent-plumb" />
          </div>
        )}
      </div>
      <Button variant="icon" icon={X} className={CORNER} aria-label={words.remove(name)} onClick={onDrop} />
    </li>
  );
}
