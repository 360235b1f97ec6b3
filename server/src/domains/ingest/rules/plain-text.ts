import { Parser } from 'htmlparser2';

/** More than this of one field is not looked at: nobody writes it, and taking it apart costs time. */
const MAX_INPUT = 100_000;
/** Markup within markup: a feed's escaped HTML that quotes escaped HTML. */
const MAX_UNWRAPPED = 4;

/** Elements whose content is no text. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title']);
const BREAKING = new Set(
  'address article blockquote br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table tr ul'.split(
    ' ',
  ),
);
const SPACING = new Set(['td', 'th', 'img', 'span']);

/** Looks like markup or a character reference: what is without is taken as it is. */
const MARKUP = /<[a-z!/?]|&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);/i;

/** Nothing to do: printable ASCII on one line, without markup and wide gaps. */
const PLAIN = /^(?! )(?!.*(?: {2}| $))[\u0020-\u0025\u0027-\u003b\u003d-\u007e]*$/;

// Control characters; marks that turn the direction of the text around them, so that it reads as something else;
// characters without width, which hide words from a search; tags, annotations and private fillers.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * What a person would read, whatever was sent: no markup and no content of scripts, no control, direction or invisible
 * characters, well-formed Unicode, '\n' line ends, at most one empty line in a row, cut to `limit` characters. Anything
 * but text and numbers is ''. Doing it twice changes nothing.
 */
export function plainText(value: unknown, limit: number): string {
  const given = textOf(value);
  if (given.length <= limit && PLAIN.test(given)) return given;
  let text = visible(given);
  for (let times = 0; times < MAX_UNWRAPPED && MARKUP.test(text); times += 1) text = visible(withoutMarkup(text));
  // What is still markup after so many layers was made to be: it is kept as signs that mean nothing.
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

/** The same on one line. */
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
  const parser = new Parser(
    {
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
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return parts.join('');
}

/** Cut at a word where there is one, with '…'; never in the middle of a character. */
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

/** An http or https address without user and password, or null. `base` completes a relative one. */
export function safeLink(value: unknown, base?: string): string | null {
  if (typeof value !== 'string' || value.length > MAX_LINK) return null;
  const text = value.trim();
  if (text === '' || /[\u0000-\u0020\u007f]/.test(text.replaceAll(' ', '')) || text !== text.replace(INVISIBLE, '')) {
    return null;
  }
  const url = URL.parse(text, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  url.username = '';
  url.password = '';
  return url.href.length > MAX_LINK ? null : url.href;
}
