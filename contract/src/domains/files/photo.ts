import * as z from 'zod';
import { FileId } from '../../kernel/id.ts';

/** The most photos of one owner. */
export const MAX_PHOTOS = 10;
export const MAX_PHOTO_BYTES = 50 * 1024 * 1024;
export const MAX_PHOTO_DESCRIPTION = 200;
/** Describes a photo that a script sends. Percent-encoded, because headers hold ASCII only. */
export const PHOTO_DESCRIPTION_HEADER = 'photo-description';

/** What a photo of the work shows. */
export const PHOTO_PHASES = ['before', 'after'] as const;
export type PhotoPhase = (typeof PHOTO_PHASES)[number];
/** The form field, or the part of an address, that says so when a photo is sent. */
export const PHOTO_PHASE_FIELD = 'phase';

/** The stored sizes, by the most pixels of their longer side. Photos are never enlarged. */
export const PHOTO_SIZES = { small: 480, medium: 1200, large: 2048 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** The stored formats. WebP is smaller; every browser reads JPEG. */
export const PHOTO_FORMATS = ['webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The kinds of files that become photos. HEIC is read on the sender's device, if it can. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** One size of a photo. The addresses work only for whom this view was made, and as long as they may see it. */
export const PhotoFile = z.object({
  width: z.int(),
  height: z.int(),
  webp: z.string(),
  jpg: z.string(),
});
export type PhotoFile = z.infer<typeof PhotoFile>;

export const Photo = z.object({
  id: FileId,
  /** `preparing`: safely stored, but not shown yet. */
  status: z.enum(['preparing', 'ready', 'refused']),
  /** Why it can't be shown, for the person who added it. */
  refusal: z.string().nullable(),
  description: z.string().nullable(),
  /** Whether contractors see it before they are connected with the customer. */
  shared: z.boolean(),
  /** A tiny image as a data URL, shown until the photo has arrived. */
  placeholder: z.string().nullable(),
  small: PhotoFile.nullable(),
  /** Null for whom only the small size is meant. */
  large: PhotoFile.nullable(),
});
export type Photo = z.infer<typeof Photo>;
