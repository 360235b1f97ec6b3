import { describe, expect, it } from 'vitest';
import { sealedTexts } from './sealed-texts.ts';

const texts = sealedTexts('a secret of the tests, long enough', 'test');

describe('a sealed text', () => {
  it('opens for its owner, and reveals nothing', () => {
    const sealed = texts.seal('JBSWY3DPEHPK3PXP', 'us_1');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(texts.open(sealed, 'us_1')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('is never the same twice', () => {
    expect(texts.seal('one', 'us_1')).not.toBe(texts.seal('one', 'us_1'));
  });

  it.each([
    ['for somebody else', (sealed: string) => texts.open(sealed, 'us_2')],
    ['under another secret', (sealed: string) => sealedTexts('another secret', 'test').open(sealed, 'us_1')],
    [
      'for another purpose',
      (sealed: string) => sealedTexts('a secret of the tests, long enough', 'other').open(sealed, 'us_1'),
    ],
    ['when it was changed', (sealed: string) => texts.open(`${sealed.slice(0, -2)}AA`, 'us_1')],
    ['when it was cut off', (sealed: string) => texts.open(sealed.slice(0, 12), 'us_1')],
  ])('does not open %s', (_case, open) => {
    expect(open(texts.seal('JBSWY3DPEHPK3PXP', 'us_1'))).toBeNull();
  });
});
