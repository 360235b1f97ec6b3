const LENGTH = 10;

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/**
 * Formats a number as '(502) 555-0134' while it is typed (specification, section 5). Drops a leading US country code;
 * leaves numbers of other countries unchanged.
 */
export function phoneAsTyped(text: string): string {
  const isAbroad = /^\s*\+(?!1)\d/.test(text);
  if (isAbroad) return text.slice(0, 20);
  const all = digitsIn(text);
  // No area code starts with a 1.
  const digits = all.replace(/^1/, '').slice(0, LENGTH);
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

/** Returns the caret position after the given number of digits. */
function caretAfter(text: string, digits: number): number {
  let caret = 0;
  for (let left = digits; left > 0 && caret < text.length; caret += 1) if (/\d/.test(text.charAt(caret))) left -= 1;
  return caret;
}

/** Formats a number while it is typed, and keeps the caret in place when its middle is edited. */
export function formatWhileTyping(input: HTMLInputElement): void {
  const text = phoneAsTyped(input.value);
  if (text === input.value) return;
  const { selectionStart, value } = input;
  const isAtEnd = selectionStart === null || selectionStart >= value.length;
  const dropped = digitsIn(value).length > digitsIn(text).length && digitsIn(value).startsWith('1') ? 1 : 0;
  const before = digitsIn(value.slice(0, selectionStart ?? 0)).length - dropped;
  input.value = text;
  const caret = isAtEnd ? text.length : caretAfter(text, before);
  input.setSelectionRange(caret, caret);
}
