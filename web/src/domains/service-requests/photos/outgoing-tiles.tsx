import { Check, X } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Outgoing } from './outgoing-photos.ts';
import { CORNER } from './photo-tiles.tsx';
import { photosWords } from './photos.words.ts';
import { photoQueue } from './waiting-photos.ts';

const words = here(photosWords);

export interface OutgoingTileProps {
  photo: Outgoing;
  name: string;
}

/** A photo on its way, one that wasn't sent, or one that has just arrived. All are equally large. */
export function OutgoingTile({ photo: { key, preview, share, problem, isSent }, name }: OutgoingTileProps) {
  return (
    <li className="relative">
      <div
        className={`relative grid aspect-square content-end overflow-hidden rounded border ${
          problem ? 'border-red-solid bg-red-tint' : 'border-line bg-sunken'
        }`}
      >
        {preview && (
          <img
            src={preview}
            alt=""
            className={`absolute inset-0 size-full object-cover ${problem ? 'opacity-25' : isSent ? '' : 'opacity-60'}`}
          />
        )}
        <State name={name} photoKey={key} share={share} isFailed={problem !== null} isSent={isSent} />
      </div>
      {!isSent && (
        <Button
          variant="icon"
          icon={X}
          className={CORNER}
          aria-label={words.remove(name)}
          onClick={() => photoQueue.drop(key)}
        />
      )}
    </li>
  );
}

interface StateProps {
  name: string;
  photoKey: string;
  share: number;
  isFailed: boolean;
  isSent: boolean;
}

function State({ name, photoKey, share, isFailed, isSent }: StateProps) {
  if (isSent) {
    return (
      <Badge tone="green" icon={Check} className="relative m-1.5 justify-self-start">
        {words.isSent}
      </Badge>
    );
  }
  if (isFailed) {
    return (
      <>
        <b className="absolute top-1.5 left-1.5 w-min text-meta text-red-ink wrap-normal">{words.notSent}</b>
        <Button
          className="relative m-1 px-0 text-meta whitespace-nowrap"
          aria-label={words.retryThis(name)}
          onClick={() => photoQueue.retry(photoKey)}
        >
          {words.retry}
        </Button>
      </>
    );
  }
  return (
    <div className="relative grid gap-1 p-2">
      <span className="num justify-self-start rounded bg-surface px-1.5 text-meta">
        {words.percent(Math.round(share * 100))}
      </span>
      <progress aria-label={words.sending(name)} value={share} max={1} className="h-1.5 w-full accent-plumb" />
    </div>
  );
}

interface ReasonsProps {
  photos: readonly Outgoing[];
  nameOf: (index: number) => string;
}

/** Why photos were refused. A lost connection is said once, elsewhere. */
export function Reasons({ photos, nameOf }: ReasonsProps) {
  return photos.map(
    ({ key, problem }, index) =>
      problem &&
      !problem.isPassing && (
        <p key={key} role="alert" className="mt-2 text-meta text-red-ink wrap-anywhere">
          {words.refusedBecause(nameOf(index), sentenceFor(problem.error))}
        </p>
      ),
  );
}
