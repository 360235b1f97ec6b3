import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DESIGN, type SocialImage } from './social-image.ts';
import { openTypeface, type Typeface } from './typeface.ts';
import { writtenSvg } from './written-svg.ts';

const typeface = await openTypeface();
const image: SocialImage = {
  drawing: 'house',
  title: 'Hazel Knoll Plumbing',
  subtitle: 'Plumbing in Louisville, KY',
  facts: [
    { icon: 'badge-check', text: 'Verified: license checked November 3, 2026' },
    { icon: 'star', text: '4.8 of 5 stars from 127 reviews' },
    { icon: 'map-pin', text: 'Serves Louisville, Jeffersontown, and Shively' },
  ],
  note: 'Demonstration listing, not a real company',
};

/** The right ends of all texts that an image draws, and the texts. */
function textsOf(given: SocialImage): { right: number; text: string; y: number }[] {
  const texts: { right: number; text: string; y: number }[] = [];
  const observed: Typeface = {
    ...typeface,
    outlined: (text, style, x, y) => {
      texts.push({ right: x + typeface.widthOf(text, style), text, y });
      return typeface.outlined(text, style, x, y);
    },
  };
  writtenSvg(given, observed);
  return texts;
}

const long = 'Heating, Cooling, Plumbing and Drain Services of Greater Louisville and Southern Indiana ';
const full: SocialImage = {
  drawing: 'street',
  title: long.repeat(3),
  subtitle: long.repeat(3),
  facts: image.facts.map(({ icon }, at) => ({ icon, text: at === 0 ? long : 'W'.repeat(200) })),
  note: long.repeat(3),
};

describe('the drawing of an image', () => {
  it('has room for everything, however long', () => {
    const texts = textsOf(full);
    expect(texts).toHaveLength(1 + 3 + 1 + 3 + 1);
    for (const { right } of texts) expect(right).toBeLessThanOrEqual(1120);
    // The facts and the note end before the drawing, and nothing overlaps: each line is below the one before.
    for (const { right } of texts.slice(-4)) expect(right).toBeLessThanOrEqual(760);
    const baselines = textsOf(full).map(({ y }) => y);
    for (const [at, y] of baselines.entries()) expect(y - (baselines[at - 1] ?? 0)).toBeGreaterThan(25);
    expect(Math.max(...baselines)).toBeLessThan(630);
  });

  it('shows the whole of what people usually write', () => {
    expect(textsOf(image).map(({ text }) => text)).toEqual([
      'Plumbline',
      image.title,
      image.subtitle,
      ...image.facts.map(({ text }) => text),
      image.note,
    ]);
  });

  it('shows a shorter text of a fact where there is no room for the longest', () => {
    const facts = [
      { icon: 'map-pin' as const, text: long, shorter: [long, 'Serves Louisville and 8 more', 'Serves us'] },
    ];
    expect(textsOf({ ...image, facts }).map(({ text }) => text)).toContain('Serves Louisville and 8 more');
  });

  it('contains no text, so that no name can change it', () => {
    const svg = writtenSvg({ ...full, title: '</svg><image href="file:///etc/passwd"/>&xxe; <script>' }, typeface);
    expect(svg).not.toMatch(/passwd|script|image|xxe|<text|href/);
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  });

  it('has the name of the site where the typeface has no letter of the title', () => {
    expect(textsOf({ ...image, title: '管道工' }).map(({ text }) => text)).toContain('Plumbline');
    expect(textsOf({ ...image, facts: [], subtitle: '', note: '' })[1]?.text).toBe(image.title);
  });

  it('changes only together with the number of the design, which is part of all versions', () => {
    const svg =
      writtenSvg(image, typeface) + writtenSvg(full, typeface) + writtenSvg({ ...full, drawing: 'framing' }, typeface);
    expect({ DESIGN, drawn: createHash('sha256').update(svg).digest('hex').slice(0, 12) }).toMatchInlineSnapshot(`
      {
        "DESIGN": 1,
        "drawn": "b75e2b028961",
      }
    `);
  });
});
