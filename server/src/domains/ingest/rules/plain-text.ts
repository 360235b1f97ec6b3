import { Parser } from 'htmlparser2';

/** Maximum characters read of one field: nobody writes more, and processing it takes time. */
const MAX_INPUT = 100_000;
/** Maximum levels of nested markup: a feed's escaped HTML that quotes escaped HTML. */
const MAX_UNWRAPPED = 4;

/** Elements whose content is not text. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title']);
const BREAKING = new Set(
  'address article blockquote br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table tr ul'.split(
    ' ',
  ),
);
const SPACING = new Set(['td', 'th', 'img', 'span']);

/** Matches possible markup and character references; text without a match is left unchanged. */
const MARKUP = /<[a-z!/?]|&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);/i;

/** Fast path: printable ASCII on one line, without markup and wide gaps. */
const PLAIN = /^(?! )(?!.*(?: {2}| $))[\u0020-\u0025\u0027-\u003b\u003d-\u007e]*$/;

// Control characters; characters that change the direction of the surrounding text, so that it reads as something else;
// characters without width, which hide words from a search; tags, annotations and private-use characters.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * Returns the text a person would read for any input: no markup and no content of scripts, no control, direction or
 * invisible characters, well-formed Unicode, '\n' line ends, at most one empty line in a row, cut to `limit`
 * characters. Anything but text and numbers gives ''. Idempotent.
 */
export function plainText(value: unknown, limit: number): string {
  const given = textOf(value);
  if (given.length <= limit && PLAIN.test(given)) return given;
  let text = visible(given);
  for (let times = 0; times < MAX_UNWRAPPED && MARKUP.test(text); times += 1) text = visible(withoutMarkup(text));
  // Markup nested this deep is deliberate: it is replaced with harmless characters.
  if (MARKUP.test(text)) text = text.replace(/[<>&]/g, ' ');
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return cut(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    limit,
  );
}

const visible = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROL, ' ')
    .replace(INVISIBLE, '');

/** Returns plain text on one line. */
export function plainLine(value: unknown, limit: number): string {
  const text = plainText(value, MAX_INPUT);
  return cut(text.includes('\n') ? text.replace(/\s+/g, ' ') : text, limit);
}

const textOf = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value.slice(0, MAX_INPUT) : '';
};

function withoutMarkup(html: string): string {
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (SILENT.has(name)) silent += 1;
      else if (BREAKING.has(name)) parts.push('\n');
      else if (SPACING.has(name)) parts.push(' ');
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1;
      else if (BREAKING.has(name) && name !== 'br') parts.push('\n');
      else if (SPACING.has(name)) parts.push(' ');
    },
    ontext: (text) => {
      if (silent === 0) parts.push(text);
    },
  });
  parser.end(html);
  return parts.join('');
}

/** Cuts at a word boundary if there is one, and appends '…'; never in the middle of a character. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text
    .slice(0, limit - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const space = room.search(/\s\S*$/);
  return `${(space > limit * 0.8 ? room.slice(0, space) : room).trimEnd()}…`;
}

const MAX_LINK = 2000;

/** Returns an http or https address without user and password, or null. `base` resolves a relative one. */
export function safeLink(value: unknown, base?: string): string | null {
  if (typeof value !== 'string' || value.length > MAX_LINK) return null;
  const text = value.trim();
  if (text === '' || /[\u0000-\u0020\u007f]/.test(text.replaceAll(' ', '')) || text !== text.replace(INVISIBLE, '')) {
    return null;
  }
  const url = URL.parse(text, base);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  url.username = '';
  url.password = '';
  return url.href.length > MAX_LINK ? null : url.href;
}
