import { describe, expect, it } from 'vitest';
import { kindOfFile } from './photo-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the kind of a file', () => {
  it.each([
    ['\xff\xd8\xff\xe0', { photo: 'jpeg' }],
    ['\x89PNG\r\n\x1a\n', { photo: 'png' }],
    ['GIF89a', { photo: 'gif' }],
    ['RIFF\0\0\0\0WEBPVP8 ', { photo: 'webp' }],
    ['RIFF\0\0\0\0AVI LIST', { refusal: 'video' }],
    ['\0\0\0\x18ftypheic', { refusal: 'heic' }],
    ['\0\0\0\x18ftypavif', { refusal: 'heic' }],
    ['\0\0\0\x18ftypisom', { refusal: 'video' }],
    ['\x1a\x45\xdf\xa3', { refusal: 'video' }],
    ['%PDF-1.7', { refusal: 'document' }],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', { refusal: 'other' }],
    ['\xff\xd8', { refusal: 'other' }],
    ['', { refusal: 'empty' }],
  ])('is told from its first bytes: %j', (text, kind) => expect(kindOfFile(bytes(text))).toEqual(kind));
});
