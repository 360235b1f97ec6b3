import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { say } from '@plumbline/contract/kernel/words.ts';
import { DomainError } from '../../../kernel/errors.ts';
import type { SocialImage } from './social-image.ts';
import { socialImageWords } from './social-images.words.ts';

export interface ImageRenderer {
  /** Returns an image as PNG. Throws `unavailable` if too many wait for theirs. */
  render(image: SocialImage): Promise<Buffer>;
  close(): Promise<void>;
}

/** An image that takes longer is given up, with the thread that draws it. Includes the start of the thread. */
const LIMIT_MS = 10_000;
/** At 0.05 s each, the last one waits for two seconds. */
const MOST_WAITING = 40;
/** Megabytes of JavaScript objects in the thread. The fonts and the pixels are not among them. */
const MOST_HEAP = 64;

const PROGRAM = new URL('./render-worker.ts', import.meta.url);

/**
 * Draws images in a separate thread, so that pages never wait for them. One image is drawn at a time: however many
 * are asked for, they take one processor. The thread starts with the first image, and again after a failure.
 */
export function imageRenderer({
  limitMs = LIMIT_MS,
  mostWaiting = MOST_WAITING,
  program = PROGRAM,
}: {
  readonly limitMs?: number;
  readonly mostWaiting?: number;
  readonly program?: URL;
} = {}): ImageRenderer {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const end = async (ending: Worker | undefined) => {
    if (worker === ending) worker = undefined;
    await ending?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP } });
    started.unref();
    // Whoever waits for it learns of the error, too.
    started.on('error', () => void end(started));
    return started;
  };
  const draw = async (image: SocialImage): Promise<Buffer> => {
    worker ??= start();
    const drawing = worker;
    drawing.postMessage(image);
    try {
      const [png] = (await once(drawing, 'message', { signal: AbortSignal.timeout(limitMs) })) as [Uint8Array];
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    } catch (error) {
      await end(drawing);
      throw error;
    }
  };

  return {
    render: async (image) => {
      if (waiting >= mostWaiting) {
        throw new DomainError(
          'unavailable',
          say(socialImageWords, ({ busy }) => busy),
        );
      }
      waiting += 1;
      const drawn = last.then(() => draw(image));
      last = drawn.catch(() => undefined);
      return drawn.finally(() => {
        waiting -= 1;
      });
    },
    close: () => end(worker),
  };
}
