import * as z from 'zod';
import { PHOTO_PHASES, Photo } from '../files/photo.ts';
import { OBJECTION_HOURS, reportableUntil } from './report-clock.ts';

/** A photo of the work, which its contractor adds to a connection. */
export const WorkPhoto = Photo.extend({
  phase: z.enum(PHOTO_PHASES),
  /** Whether the viewer can describe and remove it. Once the work is signed off or reported, it is evidence. */
  canChange: z.boolean(),
});
export type WorkPhoto = z.infer<typeof WorkPhoto>;

/** The photos of the work, as one of its two sides sees them. */
export const WorkPhotos = z.object({
  photos: z.array(WorkPhoto),
  /** Whether the viewer can add some now. */
  canAdd: z.boolean(),
});
export type WorkPhotos = z.infer<typeof WorkPhotos>;

const HOUR_MS = 3_600_000;

/** Returns the last moment at which photos of completed work can be added: when nobody can object to anything anymore. */
export const workPhotosUntil = (completedAt: Date): Date =>
  new Date(reportableUntil('not-agreed', completedAt).getTime() + OBJECTION_HOURS * HOUR_MS);
