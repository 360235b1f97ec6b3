import { describe, expect, it } from 'vitest';
import { decodeText, isEncoding, textStream } from './text-encoding.ts';

const TEXT = 'Number,Firm\n1,Peña & Søn – “Plomería”\n2,Plain\n';

const utf8 = (text: string, mark = false) => Buffer.from(mark ? `\ufeff${text}` : text, 'utf8');
const utf16le = (text: string, mark = false) => Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
const utf16be = (text: string, mark = false) => utf16le(text, mark).swap16();
/** Only letters that Windows-1252 has at the same place as Unicode, and its own dash and quotation marks. */
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

  it('is read line by line where files of two encodings were put together', () => {
    const bytes = Buffer.concat([utf8('1,Peña\n'), western('2,Peña\n'), utf8('3,Müller\n')]);
    expect(decodeText(bytes)).toBe('1,Peña\n2,Peña\n3,Müller\n');
  });

  it('stays UTF-8 where one of its characters is broken', () => {
    const bytes = Buffer.concat([utf8('Peña y Muñoz '), Buffer.from([0xc3]), utf8(' Núñez')]);
    expect(decodeText(bytes)).toBe('Peña y Muñoz \ufffd Núñez');
  });

  it('is not taken for UTF-16 because of some zeros', () => {
    expect(decodeText(Buffer.from('a\0b,c\0d and a long text without any'))).toBe(
      'a\0b,c\0d and a long text without any',
    );
  });

  it('of nothing is nothing', () => {
    expect(decodeText(new Uint8Array())).toBe('');
  });
});

describe('what is said of an encoding', () => {
  it('by a sender is believed, unless a mark says otherwise', () => {
    const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8]);
    expect(decodeText(cyrillic, { declared: 'windows-1251' })).toBe('При');
    expect(decodeText(utf8('При', true), { declared: 'windows-1251' })).toBe('При');
  });

  it('by a sender as UTF-8 is not believed of what is none', () => {
    expect(decodeText(western('Peña'), { declared: 'utf-8' })).toBe('Peña');
    expect(decodeText(utf16le('Number,Firm'), { declared: 'UTF-8' })).toBe('Number,Firm');
  });

  it('by a sender who knows no such encoding counts for nothing', () => {
    expect(decodeText(utf8('Peña'), { declared: 'klingon' })).toBe('Peña');
  });

  it('by somebody who has looked counts for more than anything', () => {
    expect(decodeText(Buffer.from([0xcf, 0xf0, 0xe8]), { encoding: 'windows-1251', declared: 'utf-8' })).toBe('При');
  });
});

it('knows which labels are encodings', () => {
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
