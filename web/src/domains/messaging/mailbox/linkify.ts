export interface TextPart {
  readonly text: string;
  /** Set when the part is a link. */
  readonly href?: string;
}

const URL_IN_TEXT = /https?:\/\/[^\s<>"]+/g;
/** Punctuation that ends a sentence rather than an address. */
const AFTER_URL = /[.,;:!?'”’)\]]+$/;

/** A closing bracket belongs to the address when the address has opened it. */
const trailing = (url: string): string => {
  const end = AFTER_URL.exec(url)?.[0] ?? '';
  return url.includes('(') && end.startsWith(')') ? end.slice(1) : end;
};

/** A text cut into plain parts and links. Only http and https become links; nothing is lost or changed. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(URL_IN_TEXT)) {
    const end = match[0].length - trailing(match[0]).length;
    const url = match[0].slice(0, end);
    if (!URL.canParse(url)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: url, href: url });
    at = match.index + end;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The address that a message is about: its first link. */
export const firstLink = (text: string): string | undefined => linkify(text).find(({ href }) => href)?.href;
