import { writeSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_SIZES, type PhotoSize } from '@plumbline/contract/domains/files/photo.ts';
import sharp from 'sharp';
import { isMixed } from '../../../domains/files/rules/mixed-content.ts';
import type { RefusalReason } from '../../../domains/files/rules/refusal.ts';

/**
 * The program of the process that reads an uploaded photo: `photo-process.ts ORIGINAL FOLDER MOST_BYTES`. Writes its
 * sizes into the folder, and prints a `PhotoReport`. Nothing of the original but its pixels gets there.
 */
export type PhotoReport =
  | { readonly refusal: RefusalReason }
  | { readonly width: number; readonly height: number; readonly placeholder: string };

/** Phones have 200 megapixels at most, and send a quarter of that. */
const MOST_PIXELS = 110_000_000;
const MEMORY_CHECK_MS = 20;
const PLACEHOLDER_PIXELS = 16;

const [, , original = '', folder = '', mostBytes = '0'] = process.argv;

/** Says what is known and ends at once, whatever other threads are doing. */
function end(report: PhotoReport): void {
  writeSync(1, JSON.stringify(report));
  process.kill(process.pid, 'SIGKILL');
}

setInterval(() => {
  if (process.memoryUsage.rss() > Number(mostBytes)) end({ refusal: 'huge' });
}, MEMORY_CHECK_MS).unref();
// Where the system has to choose a victim, it is this process.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

sharp.cache(false);
sharp.concurrency(1);
// The other readers of the library, such as those of SVG and TIFF, are never started.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

async function prepare(): Promise<PhotoReport> {
  const bytes = await readFile(original);
  if (isMixed(bytes)) return { refusal: 'mixed' };
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) return { refusal: 'huge' };
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize(PHOTO_SIZES.large, PHOTO_SIZES.large, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const [size, most] of Object.entries(PHOTO_SIZES) as [PhotoSize, number][]) {
    const sized = pixels().resize(most, most, { fit: 'inside', withoutEnlargement: true });
    await writeFile(join(folder, `${size}.webp`), await sized.clone().webp({ quality: 78 }).toBuffer());
    await writeFile(
      join(folder, `${size}.jpg`),
      await sized.clone().toColourspace('srgb').jpeg({ quality: 80, progressive: true }).toBuffer(),
    );
  }
  const tiny = await pixels()
    .resize(PLACEHOLDER_PIXELS, PLACEHOLDER_PIXELS, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { width: info.width, height: info.height, placeholder };
}

// The library's own message may quote the file, so it goes nowhere.
const report = await prepare().catch((): PhotoReport => ({ refusal: 'damaged' }));
end(report);
