import { MAX_PHOTO_BYTES, PHOTO_DESCRIPTION_HEADER, PHOTO_TYPES } from '@plumbline/contract/domains/files/photo.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { language } from '../../../lib/language.ts';

/** Larger than the largest size that is kept. */
const MOST_PIXELS = 2560;
const QUALITY = 0.88;
const PREVIEW_PIXELS = 320;
const PREVIEW_QUALITY = 0.6;

/** A chosen photo as it is sent. */
export interface ReadyPhoto {
  readonly bytes: Blob;
  /** A small image as a data URL; null if this browser can't read the photo. */
  readonly preview: string | null;
}

/**
 * Makes a photo smaller on the device, which also removes its place and time, and makes HEIC readable where the browser
 * can read it. What the browser can't read is sent as it is, and the server says what is wrong.
 */
export async function readyPhoto(file: Blob): Promise<ReadyPhoto> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (image === null) return { bytes: file, preview: null };
  const preview = drawn(image, PREVIEW_PIXELS).toDataURL('image/jpeg', PREVIEW_QUALITY);
  const canvas = drawn(image);
  image.close();
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  const isSent = (PHOTO_TYPES as readonly string[]).includes(file.type) && file.size <= MAX_PHOTO_BYTES;
  return { bytes: smaller !== null && (smaller.size < file.size || !isSent) ? smaller : file, preview };
}

/** Draws an image within a square of so many pixels; by default as large as it is sent. */
export function drawn(image: ImageBitmap, most = MOST_PIXELS): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const paper = canvas.getContext('2d');
  if (paper) {
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

export interface Sending {
  readonly url: string;
  readonly bytes: Blob;
  readonly description: string;
  /** The same key never adds a second photo. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A silent connection is given up. */
const SILENCE_MS = 90_000;

/**
 * Sends a photo. Rejects with `ApiError` for a refusal, and with `TypeError` if the connection breaks. `fetch` can't tell
 * how far it is.
 */
export const sendPhoto = ({ url, bytes, description, key, signal, onProgress }: Sending): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = SILENCE_MS;
    const isKnown = (PHOTO_TYPES as readonly string[]).includes(bytes.type);
    request.setRequestHeader('Content-Type', isKnown ? bytes.type : 'application/octet-stream');
    request.setRequestHeader('Accept-Language', language);
    request.setRequestHeader('Idempotency-Key', key);
    if (description) request.setRequestHeader(PHOTO_DESCRIPTION_HEADER, encodeURIComponent(description));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const broke = () => reject(new TypeError('The connection broke'));
    request.onerror = broke;
    request.ontimeout = broke;
    request.onabort = broke;
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status === 201) resolve(undefined);
      else reject(new ApiError(status, statusText, responseText));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bytes);
  });
