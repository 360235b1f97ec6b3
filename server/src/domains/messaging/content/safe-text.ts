// Control characters, and the marks that turn the direction of the text around them (they can make 'moc.live' read as
// another address). PostgreSQL refuses U+0000, mail headers refuse line ends.
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text that is safe to store and to show: well-formed Unicode, '\n' line ends, nothing invisible, no wide gaps. */
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

/** The same on one line, cut to `limit` characters. */
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

/** For HTML text and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** The address to link to, or null for anything that is not http or https. */
export function linkOf(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : null;
}
