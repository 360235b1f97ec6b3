import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { type ImageRenderer, imageRenderer } from './image-renderer.ts';
import type { SocialImage } from './social-image.ts';

const image: SocialImage = { drawing: 'framing', title: 'Kitchen remodel', subtitle: '', facts: [], note: '' };
const renderers: ImageRenderer[] = [];
const renderer = (given: Parameters<typeof imageRenderer>[0] = {}) => {
  const made = imageRenderer(given);
  renderers.push(made);
  return made;
};
afterAll(() => Promise.all(renderers.map((each) => each.close())));

/** A thread that runs other code in place of the drawing. `title` is that of the image. */
const thread = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ title }) => { ${code} });`)}`,
  );
const answer = 'parentPort.postMessage(new TextEncoder().encode(title));';
const titled = (title: string) => ({ ...image, title });

describe('the thread that draws images', () => {
  it('draws a PNG of 1200 by 630 pixels', async () => {
    const png = await renderer().render(image);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('draws one image after the other, and refuses more than can wait', async () => {
    const { render } = renderer({ mostWaiting: 3, program: thread(answer) });
    const asked = ['a', 'b', 'c', 'd'].map((title) => render(titled(title)));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[3]).toMatchObject({ reason: { code: 'unavailable' } });
    expect(String(await render(titled('e')))).toBe('e');
  });

  it('is replaced if it fails or gets stuck, and those who wait get theirs', async () => {
    const failing = `if (title === 'bad') throw new Error('a bug'); if (title === 'stuck') for (;;); ${answer}`;
    const { render } = renderer({ limitMs: patience(1500), program: thread(failing) });
    const outcomes = await Promise.allSettled(['bad', 'a', 'stuck', 'b'].map((title) => render(titled(title))));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });
});
