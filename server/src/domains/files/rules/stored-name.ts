import {
  PHOTO_FORMATS,
  PHOTO_SIZES,
  type PhotoFormat,
  type PhotoSize,
} from '@plumbline/contract/domains/files/photo.ts';
import type { StoredFile } from '../tables.ts';

type Named = Pick<StoredFile, 'id' | 'day'>;

/** The folder of a file in the store. It begins with a day, so that what nobody knows anymore can be told by its age. */
export const folderOf = ({ id, day }: Named): string => `${day}/${id}/`;

/** The place where an upload arrives. Each attempt has its own folder, so a killed attempt's files go with it. */
export const arrivalOf = (file: Named & Pick<StoredFile, 'attempt'>): string =>
  `${folderOf(file)}${file.attempt}/original`;

/** A stored size: 'small.webp'. */
export type SizeName = `${PhotoSize}.${PhotoFormat}`;

export const sizeNames: readonly SizeName[] = Object.keys(PHOTO_SIZES).flatMap((size) =>
  PHOTO_FORMATS.map((format) => `${size as PhotoSize}.${format}` as const),
);

export const isSizeName = (name: string): name is SizeName => sizeNames.some((known) => known === name);

/** Returns the day and the id in the name of a stored object; null for a name that no file has. */
export function ownerOfName(name: string): { readonly day: string; readonly id: string } | null {
  const [, day, id] = /^(\d{4}-\d\d-\d\d)\/(\w{5,64})\/(?:\w+\/)?[\w.]+$/.exec(name) ?? [];
  return day === undefined || id === undefined ? null : { day, id };
}
