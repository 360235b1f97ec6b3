import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { FileId, RequestLinkId } from '../../kernel/id.ts';
import { absentWhenBlank, Done } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { MAX_PHOTO_DESCRIPTION, Photo } from '../files/photo.ts';
import { WorkPhotos } from './work-photo.ts';

/** The photos of a request, as the holder of one of its links may see them. */
export const RequestPhotos = z.object({
  photos: z.array(Photo),
  /** Photos that this contractor sees only once they are connected with the customer. */
  hidden: z.int(),
  /** Whether the customer can add photos now. */
  canAdd: z.boolean(),
  /** The photos of the work, for the two who are connected. */
  work: WorkPhotos,
});
export type RequestPhotos = z.infer<typeof RequestPhotos>;

export const listPhotos = endpoint({
  name: 'listPhotos',
  summary:
    'The photos of a request: all for its customer, the shared ones for contractors until they are connected; then also those of the work',
  method: 'GET',
  path: '/api/service-requests/:id/photos',
  params: z.object({ id: RequestLinkId }),
  reply: RequestPhotos,
  problems: ['not-found'],
  rate: 'read',
});

/**
 * Where either side sends photos: the customer those of the request, the connected contractor those of the work, with what
 * each shows (`PHOTO_PHASE_FIELD`). It is no endpoint, because its body is a stream. `Idempotency-Key` makes a repeated
 * upload the same photo.
 */
export const PHOTO_UPLOADS = listPhotos.path;

/** What is said about a photo, and whether contractors may see it before they are connected. */
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
  /** Forms without scripts send texts. The photos of the work are always shared. */
  shared: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
});
export type PhotoChange = z.infer<typeof PhotoChange>;

const onPhotos = {
  path: listPhotos.path,
  params: z.object({ id: RequestLinkId }),
  reply: Done,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
} as const;

export const changePhoto = endpoint({
  ...onPhotos,
  name: 'changePhoto',
  summary:
    'Somebody describes their photo; the customer also says whether contractors see it before they are connected',
  method: 'PATCH',
  body: PhotoChange,
});

export const removePhoto = endpoint({
  ...onPhotos,
  name: 'removePhoto',
  summary: 'Somebody removes their photo for good; of the work, only before it is signed off or reported',
  method: 'DELETE',
  body: z.object({ photoId: FileId }),
});

/** Where one size of a photo is. The name belongs to one view of it, and ends with that. */
export const PHOTO_FILES = '/api/photos/:name';

/** Where the photos are on the page of a request. */
export const PHOTOS_ANCHOR = 'photos';

/** Where the photos of the work are on the page of a job. */
export const WORK_PHOTOS_ANCHOR = 'work-photos';

const afterForm = (page: string, problem: string | null, anchor: string): string =>
  `${page}${problem === null ? '' : `?photo=${problem}`}#${anchor}`;

/** The customer's page after a form without scripts, with the code of what went wrong. */
export const photosPath = (id: string, problem: string | null): string =>
  afterForm(`/track/${encodeURIComponent(id)}`, problem, PHOTOS_ANCHOR);

/** The contractor's page after a form without scripts, with the code of what went wrong. */
export const workPhotosPath = (id: string, contractorId: string, problem: string | null): string =>
  afterForm(`/respond/${encodeURIComponent(id)}/${encodeURIComponent(contractorId)}`, problem, WORK_PHOTOS_ANCHOR);
