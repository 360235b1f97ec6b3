import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { SocialImage } from './social-image.ts';
import { openTypeface } from './typeface.ts';
import { writtenSvg } from './written-svg.ts';

/** The program of the thread that draws images: takes a `SocialImage`, and answers with its PNG. */
if (parentPort === null) throw new Error('This program runs in a worker thread');
const port = parentPort;
await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
const typeface = await openTypeface();

port.on('message', (image: SocialImage) => {
  const drawing = new Resvg(writtenSvg(image, typeface), { font: { loadSystemFonts: false } });
  const pixels = drawing.render();
  const png = pixels.asPng();
  // They lie in the memory of WebAssembly, which nobody else frees.
  pixels.free();
  drawing.free();
  port.postMessage(png, [png.buffer as ArrayBuffer]);
});
