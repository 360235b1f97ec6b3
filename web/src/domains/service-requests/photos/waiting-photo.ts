import { MAX_PHOTOS, type PhotoPhase } from '@plumbline/contract/domains/files/photo.ts';
import { KEPT_MS } from '../../../lib/old-photos.ts';

/** A photo that waits in this browser until its request is submitted and a connection takes it. */
export interface WaitingPhoto {
  /** Its idempotency key, the same for every try: it is never added twice. */
  readonly key: string;
  /** The key of the draft that it was chosen for; '' if it was chosen for a submitted request. */
  readonly draftKey: string;
  /** The link that it is added with: the customer's, or the contractor's for the work. Null until a request is submitted. */
  readonly requestId: string | null;
  /** Whether contractors see it before they are connected with the customer. */
  readonly shared: boolean;
  readonly description: string;
  /** What a photo of the work shows; absent for the customer's. */
  readonly phase?: PhotoPhase;
  /** What will be sent. What was blacked out is black in it. */
  readonly bytes: Blob;
  /** A small image as a data URL; null if this browser can't read the photo. */
  readonly preview: string | null;
  /** When it was chosen, in milliseconds: the order of the photos. */
  readonly chosenAt: number;
  /** When it was chosen, changed or submitted last. */
  readonly at: number;
}

/** The most bytes that wait in a browser. Ten photos take about ten megabytes, because they were made smaller. */
export const MOST_WAITING_BYTES = 40 * 1024 * 1024;

const hasExpired = ({ at }: Pick<WaitingPhoto, 'at'>, now: number): boolean => now - at >= KEPT_MS;

/** Returns whether a stored value is a photo. An earlier build may have stored something else. */
export function isWaitingPhoto(value: unknown): value is WaitingPhoto {
  if (typeof value !== 'object' || value === null) return false;
  const photo = value as Readonly<Record<string, unknown>>;
  return (
    ['key', 'draftKey', 'description'].every((name) => typeof photo[name] === 'string') &&
    ['requestId', 'preview'].every((name) => photo[name] === null || typeof photo[name] === 'string') &&
    ['chosenAt', 'at'].every((name) => typeof photo[name] === 'number') &&
    typeof photo.shared === 'boolean' &&
    photo.bytes instanceof Blob
  );
}

/** Why a photo can't be chosen for a draft. */
export type NotChosen = 'unreadable' | 'tooMany' | 'noRoom';

type Weighed = Pick<WaitingPhoto, 'draftKey' | 'bytes'>;

/** Returns why one more photo can't be chosen for a draft; null if it can. */
export function notChosen(
  photo: Weighed & Pick<WaitingPhoto, 'preview'>,
  waiting: readonly Weighed[],
): NotChosen | null {
  // The server couldn't read it either, and would say so only after the request.
  if (photo.preview === null) return 'unreadable';
  if (waiting.filter(({ draftKey }) => draftKey === photo.draftKey).length >= MAX_PHOTOS) return 'tooMany';
  return hasRoomFor(photo, waiting) ? null : 'noRoom';
}

/** Returns whether a photo can wait along with the others. */
export const hasRoomFor = (
  { bytes }: Pick<WaitingPhoto, 'bytes'>,
  waiting: readonly Pick<WaitingPhoto, 'bytes'>[],
): boolean => waiting.reduce((sum, other) => sum + other.bytes.size, bytes.size) <= MOST_WAITING_BYTES;

/**
 * Returns what becomes of a photo: it belongs to the request that its draft has become, waits on, or is dropped because
 * its time is over or its draft is gone.
 */
export function fateOf(
  photo: WaitingPhoto,
  now: number,
  draftKey: string,
  requestOf: (draftKey: string) => string | null,
): WaitingPhoto | null {
  if (hasExpired(photo, now)) return null;
  if (photo.requestId !== null) return photo;
  const requestId = requestOf(photo.draftKey);
  if (requestId !== null) return { ...photo, requestId, at: now };
  return photo.draftKey === draftKey ? photo : null;
}
