import { DomainError } from './errors.ts';

/**
 * Control characters other than tab and line ends, and halves of surrogate pairs. Nobody types them, and PostgreSQL
 * rejects U+0000 in any text and the halves in JSON.
 */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/** Fast path: nearly every text is plain ASCII. */
const PLAIN = /^[\t\n\r\u0020-\u007e]*$/;

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
/**
 * Invisible characters: those without width, which hide a word from a search and make two names look alike, and those
 * that change the text's direction, so that it reads as something else. Emoji and some scripts are composed with them
 * and keep them.
 */
const HIDDEN =
  /(\p{RGI_Emoji}|(?<=[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Syrc}\p{sc=Taml}\p{sc=Telu}])[\u200c\u200d](?=\p{L}))|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gv;

/** More levels than any real call has; deeper ones only cost time. */
const MOST_LEVELS = 32;

/**
 * Returns the text without characters that nobody types or sees or that no database accepts. Pasted text may contain
 * some.
 */
export function storableText(text: string): string {
  if (PLAIN.test(text)) return text;
  const stored = text.replaceAll(UNSTORABLE, '');
  return INVISIBLE.test(stored) ? stored.replaceAll(HIDDEN, (_, kept: string | undefined) => kept ?? '') : stored;
}

export const isStorable = (text: string): boolean => storableText(text) === text;

/**
 * Cleans every text in a JSON value, including field names. Leaves everything else unchanged.
 * @throws DomainError 'invalid-input' for a value nested deeper than any call needs
 */
export function storable(value: unknown, levels = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (!isPlain(value)) return value;
  if (levels === MOST_LEVELS) {
    throw new DomainError('invalid-input', `Send values that are nested at most ${MOST_LEVELS} levels deep.`);
  }
  if (Array.isArray(value)) return value.map((part) => storable(part, levels + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [storableText(name), storable(part, levels + 1)]),
  );
}

/** Excludes dates and bytes. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}
