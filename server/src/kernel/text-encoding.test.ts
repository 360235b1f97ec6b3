import { describe, expect, it } from 'vitest';
import { decodeText, isEncoding, textStream } from './text-encoding.ts';

const TEXT = 'Number,Firm\n1,Peña & Søn – “Plomería”\n2,Plain\n';

const utf8 = (text: string, mark = false) => Buffer.from(mark ? `\ufeff${text}` : text, 'utf8');
const utf16le = (text: string, mark = false) => Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
const utf16be = (text: string, mark = false) => utf16le(text, mark).swap16();
/** Encodes letters that Windows-1252 shares with Unicode, and its own dash and quotation marks. */
const western = (text: string) =>
  Buffer.from(
    text.replace(/[–“”]/g, (letter) => ({ '–': '\x96', '“': '\x93', '”': '\x94' })[letter] ?? ''),
    'latin1',
  );

const files: readonly (readonly [string, Buffer])[] = [
  ['UTF-8', utf8(TEXT)],
  ['UTF-8 with a mark', utf8(TEXT, true)],
  ['UTF-16LE with a mark', utf16le(TEXT, true)],
  ['UTF-16BE with a mark', utf16be(TEXT, true)],
  ['UTF-16LE without a mark', utf16le(TEXT)],
  ['UTF-16BE without a mark', utf16be(TEXT)],
  ['Windows-1252', western(TEXT)],
];

describe('a text of unknown encoding', () => {
  it.each(files)('in %s is read', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it.each(files)('in %s is read in pieces, wherever they are cut', (_, bytes) => {
    for (const size of [1, 3, 7, 1000]) {
      const stream = textStream(bytes);
      let text = '';
      for (let at = 0; at < bytes.length; at += size) text += stream.push(bytes.subarray(at, at + size));
      expect(text + stream.end()).toBe(TEXT);
    }
  });

  it('is decoded line by line if files of two encodings were joined', () => {
    const bytes = Buffer.concat([utf8('1,Peña\n'), western('2,Peña\n'), utf8('3,Müller\n')]);
    expect(decodeText(bytes)).toBe('1,Peña\n2,Peña\n3,Müller\n');
  });

  it('stays UTF-8 if one of its characters is broken', () => {
    const bytes = Buffer.concat([utf8('Peña y Muñoz '), Buffer.from([0xc3]), utf8(' Núñez')]);
    expect(decodeText(bytes)).toBe('Peña y Muñoz \ufffd Núñez');
  });

  it('is not mistaken for UTF-16 because of some zeros', () => {
    expect(decodeText(Buffer.from('a\0b,c\0d and a long text without any'))).toBe(
      'a\0b,c\0d and a long text without any',
    );
  });

  it('may be empty', () => {
    expect(decodeText(new Uint8Array())).toBe('');
  });
});

describe('a hint about the encoding', () => {
  it('from the sender counts unless a byte order mark contradicts it', () => {
    const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8]);
    expect(decodeText(cyrillic, { declared: 'windows-1251' })).toBe('При');
    expect(decodeText(utf8('При', true), { declared: 'windows-1251' })).toBe('При');
  });

  it("from the sender is ignored if it says UTF-8 and the text isn't", () => {
    expect(decodeText(western('Peña'), { declared: 'utf-8' })).toBe('Peña');
    expect(decodeText(utf16le('Number,Firm'), { declared: 'UTF-8' })).toBe('Number,Firm');
  });

  it('from the sender is ignored if it names an unknown encoding', () => {
    expect(decodeText(utf8('Peña'), { declared: 'klingon' })).toBe('Peña');
  });

  it('from an operator overrides everything', () => {
    expect(decodeText(Buffer.from([0xcf, 0xf0, 0xe8]), { encoding: 'windows-1251', declared: 'utf-8' })).toBe('При');
  });
});

it('is checked against the known encoding labels', () => {
  expect(['utf-8', 'latin1', 'windows-1252', 'utf-16be', 'shift_jis', 'klingon', ''].map(isEncoding)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
