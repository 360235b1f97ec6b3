import { expect, it } from 'vitest';
import { journey } from '../journey.ts';
import { layoutProblems } from './layout.ts';

const visit = journey();

/** Opens a page with this body on the narrowest phone. */
async function pageWith(body: string) {
  const page = await visit.open('about:blank', { context: { viewport: { width: 320, height: 720 } } });
  await page.setContent(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><body style="margin:0">${body}</body></html>`,
  );
  return page;
}

it.each([
  ['a box wider than the screen', '<footer><p style="width:400px">Short</p></footer>', /^box sticks out of the screen/],
  [
    'a box that widens nothing',
    '<footer style="contain:paint"><p style="width:400px">Short</p></footer>',
    /^box sticks out of the screen/,
  ],
  [
    'a box that starts before the screen',
    '<p style="margin-left:-40px;width:200px">Short</p>',
    /^box sticks out of the screen/,
  ],
  ['a text cut off at the side', '<p style="overflow:hidden;width:60px">Unbreakable</p>', /^cut off at the side/],
  [
    'a text out of its control',
    '<button style="width:60px;white-space:nowrap">A long label</button>',
    /^text sticks out of its control/,
  ],
  [
    'controls on each other',
    '<button>Send</button><button style="margin-left:-30px">Stop</button>',
    /^controls lie on each other/,
  ],
])('reports %s', async (_, body, problem) => {
  expect(await layoutProblems(await pageWith(body))).toContainEqual(expect.stringMatching(problem));
});

it.each([
  ['what fits', '<main><p>Short</p><button>Send</button></main>'],
  [
    'a table that scrolls in its place',
    '<div style="overflow-x:auto"><table style="width:500px"><td>Cell</table></div>',
  ],
  [
    'a label for screen readers',
    '<span style="position:absolute;width:1px;height:1px;overflow:hidden">Close it</span>',
  ],
  [
    'a text of which a control shows two lines',
    `<button style="width:160px"><span style="overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2">${'A long message. '.repeat(9)}</span></button>`,
  ],
])('accepts %s', async (_, body) => {
  expect(await layoutProblems(await pageWith(body))).toEqual([]);
});
