// Control characters and direction marks, which can make 'moc.live' look like another address. PostgreSQL rejects
// U+0000, and mail headers must not contain line breaks.
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Returns text that is safe to store and show: well-formed Unicode, LF line breaks, nothing invisible, no wide gaps. */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns safe text on one line, cut to `limit` characters. */
export function cleanLine(text: string, limit = Number.POSITIVE_INFINITY): string {
  const line = clean(text).replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length <= limit ? line : `${characters.slice(0, limit - 1).join('')}…`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** Returns the normalized URL, or null unless it is http or https. */
export function linkOf(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : null;
}
