import { describe, expect, it } from 'vitest';
import { isMixed } from './mixed-content.ts';

const photo = (inside: string, at: 'early' | 'late' = 'early') =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xfe]),
    at === 'early' ? Buffer.from(inside, 'latin1') : Buffer.alloc(0),
    Buffer.alloc(100_000, 7),
    at === 'late' ? Buffer.from(inside, 'latin1') : Buffer.alloc(0),
  ]);

describe('a photo that is something else, too', () => {
  it.each(['<HTML><body>', '%PDF-1.4', '<script>alert(1)</script>', '<?php echo 1', '#!/bin/sh'])(
    'is recognized by %s',
    (text) => expect(isMixed(photo(text))).toBe(true),
  );

  it.each(['PK\x05\x06', '<SCRIPT src=x>'])('is recognized by %j at its end', (text) =>
    expect(isMixed(photo(text, 'late'))).toBe(true),
  );

  it.each(['', 'Exif\0\0II*\0', '<x:xmpmeta xmlns:x="adobe:ns:meta/">', 'PK\x05\x06'])('is not: %j', (text) =>
    expect(isMixed(photo(text))).toBe(false),
  );
});
