import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { FileId, RequestLinkId, ServiceRequestId } from '../../kernel/id.ts';
import { absentWhenBlank, Done } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { MAX_PHOTO_DESCRIPTION, Photo } from '../files/photo.ts';

/** The photos of a request, as the holder of one of its links may see them. */
export const RequestPhotos = z.object({
  photos: z.array(Photo),
  /** Photos that this contractor sees only once they are connected with the customer. */
  hidden: z.int(),
  /** Whether the customer can add photos now. */
  canAdd: z.boolean(),
});
export type RequestPhotos = z.infer<typeof RequestPhotos>;

export const listPhotos = endpoint({
  name: 'listPhotos',
  summary: 'The photos of a request: all for its customer, the shared ones for contractors until they are connected',
  method: 'GET',
  path: '/api/service-requests/:id/photos',
  params: z.object({ id: RequestLinkId }),
  reply: RequestPhotos,
  problems: ['not-found'],
  rate: 'read',
});

/**
 * Where the customer sends photos. It is no endpoint, because its body is a stream. `Idempotency-Key` makes a repeated
 * upload the same photo.
 */
export const PHOTO_UPLOADS = listPhotos.path;

/** The customer's description of a photo, and whether contractors may see it. */
export const PhotoChange = z.object({
  photoId: FileId,
  description: z.preprocess(
    absentWhenBlank,
    z
      .string()
      .trim()
      .max(...atMost(MAX_PHOTO_DESCRIPTION))
      .optional(),
  ),
  /** Forms without scripts send texts. */
  shared: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
});
export type PhotoChange = z.infer<typeof PhotoChange>;

const onPhotos = {
  path: listPhotos.path,
  params: z.object({ id: ServiceRequestId }),
  reply: Done,
  problems: ['not-found'],
  rate: 'write',
} as const;

export const changePhoto = endpoint({
  ...onPhotos,
  name: 'changePhoto',
  summary: 'The customer describes a photo, and says whether contractors see it before they are connected',
  method: 'PATCH',
  body: PhotoChange,
});

export const removePhoto = endpoint({
  ...onPhotos,
  name: 'removePhoto',
  summary: 'The customer removes a photo for good',
  method: 'DELETE',
  body: z.object({ photoId: FileId }),
});

/** Where one size of a photo is. The name belongs to one view of it, and ends with that. */
export const PHOTO_FILES = '/api/photos/:name';

/** Where the photos are on the page of a request. */
export const PHOTOS_ANCHOR = 'photos';

/** The customer's page after a form without scripts, with the code of what went wrong. */
export const photosPath = (id: string, problem: string | null): string =>
  `/track/${encodeURIComponent(id)}${problem === null ? '' : `?photo=${problem}`}#${PHOTOS_ANCHOR}`;
