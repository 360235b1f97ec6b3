import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { RefusalReason } from '../rules/refusal.ts';

/** In the location of photos: a place, and words that no photo may keep. */
export const PLACE_CANARY = 'Quixworth Cellar 38.2527';

export interface OddFile {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
  /** Whether it becomes a photo, or why it doesn't. */
  readonly becomes: 'ready' | RefusalReason;
  /** Of its largest size, if that matters. */
  readonly size?: { readonly width: number; readonly height: number };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } });

const drawing = (width = 640, height = 480) =>
  plain(width, height).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><circle cx="90" cy="90" r="60" fill="#ffb703"/></svg>`,
      ),
    },
  ]);

/** Returns a photo with a place, a name and words in its metadata. */
export const photoWithPlace = (orientation = 1, width = 640, height = 480): Promise<Buffer> =>
  drawing(width, height)
    .jpeg()
    .withExif({
      IFD0: { Copyright: PLACE_CANARY, Artist: PLACE_CANARY },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 15/1 10/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '85/1 45/1 30/1',
      },
    })
    .withMetadata({ orientation })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${PLACE_CANARY}</place></x:xmpmeta>`)
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

const header = (width: number, height: number) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 0, 0, 0, 0], 8);
  return data;
};

/** A PNG of few bytes and many pixels. */
const png = (width: number, height: number, rows = height) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header(width, height)),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** Puts a comment behind the start of a JPEG. */
const withComment = (photo: Buffer, words: string) => {
  const comment = Buffer.from(words);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, photo.subarray(2)]);
};

const jpeg = () => drawing().jpeg().toBuffer();
const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 7919 + 13) % 251));

const damaged: readonly OddFile[] = [
  { name: 'a JPEG without its second half', make: async () => half(await jpeg()), becomes: 'damaged' },
  {
    name: 'a PNG without its second half',
    make: async () => half(await drawing().png().toBuffer()),
    becomes: 'damaged',
  },
  {
    name: 'a WebP without its second half',
    make: async () => half(await drawing().webp().toBuffer()),
    becomes: 'damaged',
  },
  {
    name: 'the beginning of a JPEG and noise',
    make: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise(5000)]),
    becomes: 'damaged',
  },
  {
    name: 'the beginning of a PNG and noise',
    make: async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), noise(5000)]),
    becomes: 'damaged',
  },
  {
    name: 'the beginning of a WebP and noise',
    make: async () => Buffer.concat([Buffer.from('RIFF\xff\xff\0\0WEBPVP8 ', 'latin1'), noise(5000)]),
    becomes: 'damaged',
  },
  {
    name: 'the beginning of a GIF and noise',
    make: async () => Buffer.concat([Buffer.from('GIF89a'), noise(5000)]),
    becomes: 'damaged',
  },
  { name: 'a PNG without pixels', make: async () => png(600, 400, 0), becomes: 'damaged' },
  { name: 'a PNG of no width', make: async () => png(0, 10), becomes: 'damaged' },
  { name: 'three bytes of a JPEG', make: async () => Buffer.from([0xff, 0xd8, 0xff]), becomes: 'damaged' },
];

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

const huge: readonly OddFile[] = [
  { name: 'a PNG of 900 megapixels in a megabyte', make: async () => png(30_000, 30_000, 4000), becomes: 'huge' },
  { name: 'a PNG that says it has 2^31 rows', make: async () => png(1, 0x7fffffff, 1), becomes: 'damaged' },
  { name: 'a line of 60,000 by 2,000 pixels', make: async () => png(60_000, 2000, 100), becomes: 'huge' },
];

const mixed: readonly OddFile[] = [
  {
    name: 'a JPEG that is also a web page',
    make: async () => withComment(await jpeg(), '<html><script>alert(1)</script></html>'),
    becomes: 'mixed',
  },
  { name: 'a JPEG that is also a PDF', make: async () => withComment(await jpeg(), '%PDF-1.4'), becomes: 'mixed' },
  {
    name: 'a JPEG with PHP behind it',
    make: async () => Buffer.concat([await jpeg(), Buffer.from('<?php system($_GET[0]);')]),
    becomes: 'mixed',
  },
  {
    name: 'a GIF that is also a script',
    make: async () => Buffer.concat([await drawing(32, 32).gif().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    becomes: 'mixed',
  },
  {
    name: 'a PNG with an archive behind it',
    make: async () => Buffer.concat([png(8, 8), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    becomes: 'mixed',
  },
];

const others: readonly OddFile[] = [
  { name: 'nothing', make: async () => Buffer.alloc(0), becomes: 'empty' },
  {
    name: 'an SVG with a script',
    make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    becomes: 'other',
  },
  {
    name: 'an SVG after an XML declaration',
    make: async () =>
      Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
    becomes: 'other',
  },
  {
    name: 'a web page called photo.jpg',
    make: async () => Buffer.from('<!doctype html><title>photo.jpg</title>'),
    becomes: 'other',
  },
  { name: 'a PDF', make: async () => Buffer.from('%PDF-1.7\n1 0 obj'), becomes: 'document' },
  {
    name: 'a video',
    make: async () => Buffer.from('\0\0\0\x18ftypisom\x00\x00\x02\x00isomiso2', 'latin1'),
    becomes: 'video',
  },
  {
    name: 'a photo in HEIC',
    make: async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    becomes: 'heic',
  },
  { name: 'a photo in AVIF', make: () => drawing(64, 64).avif().toBuffer(), becomes: 'heic' },
  { name: 'a photo in TIFF', make: () => drawing(64, 64).tiff().toBuffer(), becomes: 'other' },
  { name: 'a bitmap', make: async () => Buffer.concat([Buffer.from('BM'), noise(200)]), becomes: 'other' },
];

const odd: readonly OddFile[] = [
  { name: 'a photo with a place', make: () => photoWithPlace(), becomes: 'ready', size: { width: 640, height: 480 } },
  { name: 'a photo in CMYK', make: () => drawing().toColourspace('cmyk').jpeg().toBuffer(), becomes: 'ready' },
  { name: 'a PNG of 16 bits', make: () => drawing().toColourspace('rgb16').png().toBuffer(), becomes: 'ready' },
  { name: 'a gray PNG', make: async () => png(300, 200), becomes: 'ready', size: { width: 300, height: 200 } },
  {
    name: 'a PNG with holes',
    make: () =>
      sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    becomes: 'ready',
  },
  { name: 'an animation', make: () => animation(), becomes: 'ready', size: { width: 60, height: 40 } },
  {
    name: 'a photo of one pixel',
    make: () => plain(1, 1).jpeg().toBuffer(),
    becomes: 'ready',
    size: { width: 1, height: 1 },
  },
  {
    name: 'a strip of 8,000 by 9 pixels',
    make: () => plain(8000, 9).png().toBuffer(),
    becomes: 'ready',
    size: { width: 2048, height: 2 },
  },
  {
    name: 'a photo of 24 megapixels',
    make: () => drawing(6000, 4000).jpeg().toBuffer(),
    becomes: 'ready',
    size: { width: 2048, height: 1365 },
  },
  ...[2, 3, 4, 5, 6, 7, 8].map(
    (orientation): OddFile => ({
      name: `a photo that was taken in orientation ${orientation}`,
      make: () => photoWithPlace(orientation),
      becomes: 'ready',
      size: orientation < 5 ? { width: 640, height: 480 } : { width: 480, height: 640 },
    }),
  ),
];

const animation = async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
};

/** Files that people or attackers may send, and what becomes of them. */
export const oddFiles: readonly OddFile[] = [...odd, ...others, ...damaged, ...mixed, ...huge];
