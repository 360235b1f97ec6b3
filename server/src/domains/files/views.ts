import { PHOTO_SIZES, type Photo, type PhotoFile, type PhotoSize } from '@plumbline/contract/domains/files/photo.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { filesWords } from './rules/files.words.ts';
import type { SizeName } from './rules/stored-name.ts';
import type { StoredFile } from './tables.ts';

/** Who looks at a photo. */
export interface PhotoViewer {
  /** Returns the address of a size for this viewer. */
  readonly addressOf: (file: StoredFile, name: SizeName) => string;
  /** Otherwise only the small one. */
  readonly seesAllSizes: boolean;
  readonly language: Language;
  /** Returns a description as the viewer may read it. */
  readonly read: (description: string) => string;
}

/** Returns a stored file as a viewer sees it. */
export function photoOf(file: StoredFile, viewer: PhotoViewer): Photo {
  const { id, status, refusal, description, shared, placeholder } = file;
  return {
    id,
    status: status === 'ready' || status === 'refused' ? status : 'preparing',
    refusal: refusal === null ? null : filesWords[viewer.language].refusals[refusal],
    description: description === null ? null : viewer.read(description),
    shared,
    placeholder,
    small: sizeOf(file, 'small', viewer),
    large: viewer.seesAllSizes ? sizeOf(file, 'large', viewer) : null,
  };
}

function sizeOf(file: StoredFile, size: PhotoSize, { addressOf }: PhotoViewer): PhotoFile | null {
  const { width, height } = file;
  if (file.status !== 'ready' || width === null || height === null) return null;
  const scale = Math.min(1, PHOTO_SIZES[size] / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    webp: addressOf(file, `${size}.webp`),
    jpg: addressOf(file, `${size}.jpg`),
  };
}
