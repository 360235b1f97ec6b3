import { describe, expect, it } from 'vitest';
import { imageVersion, type SocialImage } from './social-image.ts';

const image: SocialImage = {
  drawing: 'house',
  title: 'Hazel Knoll Plumbing',
  subtitle: 'Plumbing in Louisville, KY',
  facts: [{ icon: 'star', text: '4.8 of 5 stars from 127 reviews' }],
  note: '',
};

describe('the version of an image', () => {
  it('stays as long as the image shows the same', () => {
    expect(imageVersion(structuredClone(image))).toBe(imageVersion(image));
    expect(imageVersion(image)).toMatch(/^[\w-]{16}$/);
  });

  it.each([
    { drawing: 'street' as const },
    { title: 'Hazel Knoll Plumbing & Heating' },
    { subtitle: 'HVAC in Louisville, KY' },
    { facts: [] },
    { facts: [{ icon: 'users' as const, text: '4.8 of 5 stars from 127 reviews' }] },
    { facts: [{ icon: 'star' as const, text: '4.9 of 5 stars from 128 reviews' }] },
    { note: 'Demonstration listing, not a real company' },
  ])('changes with what it shows: %o', (change) => {
    expect(imageVersion({ ...image, ...change })).not.toBe(imageVersion(image));
  });
});
