import { DomainError } from './errors.ts';

/**
 * Control characters other than tab and line ends, and halves of surrogate pairs. Nobody types them; PostgreSQL refuses
 * U+0000 in any text and the halves in JSON.
 */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/** More levels than any real call has; deeper ones only cost time. */
const MOST_LEVELS = 32;

/** Returns text without characters that nobody types and no database takes. Pasted text may hold some. */
export const storableText = (text: string): string => text.replaceAll(UNSTORABLE, '');

export const isStorable = (text: string): boolean => text.search(UNSTORABLE) === -1;

/**
 * The same for every text of a JSON value, including field names. Everything else in it is left as it is.
 * @throws DomainError 'invalid-input' for a value nested deeper than any call needs.
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
