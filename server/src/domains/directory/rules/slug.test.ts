import { describe, expect, it } from 'vitest';
import { slugBesides, slugOf } from './slug.ts';

const slug = (companyName: string) => slugOf({ companyName, city: 'Louisville', state: 'KY' });

describe('the slug of a contractor', () => {
  it.each([
    ['Mr. Rooter Plumbing', 'mr-rooter-plumbing-louisville-ky'],
    ['Peña’s Pipes & Drains', 'penas-pipes-drains-louisville-ky'],
    ["O'Brien", 'obrien-louisville-ky'],
    ['', 'louisville-ky'],
  ])('of %s is readable', (name, expected) => expect(slug(name)).toBe(expected));

  it('has at most 60 characters, and keeps the place', () => {
    const long = slug('x'.repeat(80));
    expect(long).toHaveLength(60);
    expect(long).toMatch(/x-louisville-ky$/);
  });

  it('is never empty', () => expect(slugOf({ companyName: '水道', city: '', state: '' })).toBe('contractor'));

  it('differs for a second contractor with the same name', () => {
    expect(slugBesides('beargrass', 'ct_AbCdEfGh' as never)).toBe('beargrass-cdefgh');
  });
});
