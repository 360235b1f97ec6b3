/** Returns whether `label` names an encoding that we can decode: 'utf-8', 'latin1', 'utf-16le' … */
export function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

export interface EncodingHints {
  /** An encoding set by hand, which overrides everything else. */
  readonly encoding?: string | undefined;
  /** The charset of the Content-Type. Servers claim 'utf-8' for anything. */
  readonly declared?: string | undefined;
}

/**
 * Decodes text of unknown encoding: by its byte order mark, by the sender's declaration, as UTF-16 if every other byte
 * is zero, else each line as UTF-8, or as Windows-1252 if it isn't valid UTF-8. Files are joined from others, so one
 * file may contain both.
 */
export function decodeText(bytes: Uint8Array, hints: EncodingHints = {}): string {
  const known = encodingOf(bytes, hints);
  return known === null ? decodeLines(bytes) : new TextDecoder(known).decode(bytes);
}

/** Returns a decoder for a file that is read in pieces; `head` is its beginning. */
export function textStream(head: Uint8Array, hints: EncodingHints = {}) {
  const known = encodingOf(head, hints);
  if (known !== null) {
    const decoder = new TextDecoder(known);
    return {
      push: (chunk: Uint8Array): string => decoder.decode(chunk, { stream: true }),
      end: (): string => decoder.decode(),
    };
  }
  let isFirst = true;
  let rest: Uint8Array = new Uint8Array();
  const decoded = (bytes: Uint8Array): string => {
    const text = decodeLines(bytes, isFirst);
    isFirst &&= bytes.length === 0;
    return text;
  };
  return {
    push: (chunk: Uint8Array): string => {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = bytes.lastIndexOf(NEWLINE) + 1;
      const cut = end === 0 && bytes.length > LONGEST_LINE ? bytes.length : end;
      rest = bytes.subarray(cut);
      return decoded(bytes.subarray(0, cut));
    },
    end: (): string => decoded(rest),
  };
}

const NEWLINE = 10;
const LONGEST_LINE = 1024 * 1024;
const SAMPLE = 4096;

/** Returns null for a mix of UTF-8 and Windows-1252, decided line by line. */
function encodingOf(bytes: Uint8Array, { encoding, declared }: EncodingHints): string | null {
  if (encoding !== undefined) return encoding;
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return null;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (declared !== undefined && isEncoding(declared) && !isUtf8(declared)) return declared;
  return utf16Of(bytes);
}

const isUtf8 = (label: string) => new TextDecoder(label).encoding === 'utf-8';

/** Western text in UTF-16 has a zero in nearly every other byte; nothing else does. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2);
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  if (odd * 4 > pairs && even * 20 < odd) return 'utf-16le';
  if (even * 4 > pairs && odd * 20 < even) return 'utf-16be';
  return null;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
const western = new TextDecoder('windows-1252');

function decodeLines(bytes: Uint8Array, isBeginning = true): string {
  const text = strictly(bytes) ?? lineByLine(bytes);
  return isBeginning ? text.replace(/^\ufeff/, '') : text;
}

function strictly(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

function lineByLine(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end === -1 ? bytes.length : end + 1;
    const line = bytes.subarray(from, to);
    lines.push(strictly(line) ?? brokenLine(line));
    from = to;
  }
  return lines.join('');
}

/** UTF-8 with a broken character stays UTF-8. */
function brokenLine(line: Uint8Array): string {
  const text = lenient.decode(line);
  let [good, bad] = [0, 0];
  for (const letter of text) {
    if (letter === '\ufffd') bad += 1;
    else if (letter > '\u007f') good += 1;
  }
  return good > bad ? text : western.decode(line);
}
