import { describe, expect, it } from 'vitest';
import { recordingType } from './recording-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the kind of a recording', () => {
  it.each([
    ['webm', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01'],
    ['ogg', 'OggS\x00\x02'],
    ['mp4', '\x00\x00\x00\x1cftypiso5'],
    ['wav', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ])('is %s by its first bytes', (type, head) => {
    expect(recordingType(bytes(head))).toBe(type);
  });

  it.each(['', 'ftyp', '<html>', 'MZ\x90\x00', '%PDF-1.7', 'GIF89a'])('is none for %j', (head) => {
    expect(recordingType(bytes(head))).toBeNull();
  });
});
