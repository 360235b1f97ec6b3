/** A part of a contact's text. `href` is set if it can be called or written to. */
export interface ContactPart {
  readonly text: string;
  /** Its index in the text. */
  readonly at: number;
  readonly href?: string;
}

const EMAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const PHONE = String.raw`(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}`;
const REACHABLE = new RegExp(`(?<email>(?<![\\w.+-])${EMAIL})|(?<phone>(?<![\\d-])${PHONE}(?![\\d-]))`, 'g');

/** Splits a listing's contact text so that its phone numbers and email addresses become links. */
export function contactParts(text: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const found of text.matchAll(REACHABLE)) {
    if (found.index > end) parts.push({ at: end, text: text.slice(end, found.index) });
    const [value] = found;
    const digits = value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    parts.push({ at: found.index, text: value, href: found.groups?.email ? `mailto:${value}` : `tel:+1${digits}` });
    end = found.index + value.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}
