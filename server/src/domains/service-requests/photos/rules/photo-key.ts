import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileId, JobReportId, RequestLinkId } from '@plumbline/contract/kernel/id.ts';

/** Whose secret a view has: a side's link, or a report that an operator decides. */
type ViewSecret = RequestLinkId | JobReportId;

/**
 * Returns what opens a photo for the holder of a link to the request. It is derived from the secret of that link, so it
 * belongs to this view and this photo, and tells nobody the link.
 */
export const photoKey = (link: ViewSecret, photo: FileId): string =>
  createHmac('sha256', link).update(`photo ${photo}`).digest('base64url').slice(0, 32);

/** Returns the link to which a key belongs; null if it is none of these. */
export function linkOfKey<Link extends ViewSecret>(links: readonly Link[], photo: FileId, key: string): Link | null {
  const given = Buffer.from(key);
  const isOf = (link: Link) => {
    const own = Buffer.from(photoKey(link, photo));
    return own.length === given.length && timingSafeEqual(own, given);
  };
  return links.find(isOf) ?? null;
}

/** The parts of a photo's address. */
interface NamedPhoto {
  readonly photoId: string;
  readonly key: string;
  readonly size: string;
}

/** Returns the last part of the address of a photo: 'fl_ABC.KEY.small.webp'. */
export const photoName = ({ photoId, key, size }: NamedPhoto): string => `${photoId}.${key}.${size}`;

/** Reads that part; a malformed one names a photo that there never was. */
export function namedPhoto(name: string): NamedPhoto {
  const [photoId = '', key = '', ...size] = name.split('.');
  return { photoId, key, size: size.join('.') };
}
