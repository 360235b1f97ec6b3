const SCRIPTS = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const TAGS = /<[/!]?[a-z][^<>]*>|<!--[\s\S]*?-->/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Control characters, soft hyphens, marks of direction and zero-width characters: they can hide or reorder words. */
const INVISIBLE =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
/** Joiners shape words in other scripts and join emoji; between Latin letters they only hide. */
const LATIN_JOINERS = /(?<=[\p{Script=Latin}\d])[\u200C\u200D]+|[\u200C\u200D]+(?=[\p{Script=Latin}\d])/gu;
const LONE_JOINERS = /^[\u200C\u200D\s]+$/u;
/** Marks piled on one letter beyond what any language writes. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const MOST_ROUNDS = 5;
/** Letters, digits and punctuation of the West, of which nothing is ever taken away but doubled spaces. */
const PLAIN = /^[ -%'-;=-~\u00A1-\u00AC\u00AE-\u00FF\u2010-\u2026]+$/;

/**
 * The text as a person would read it: without markup, invisible characters and doubled spaces. Line breaks become
 * spaces. What cannot be seen at all becomes an empty string.
 */
export function readableText(raw: string): string {
  if (PLAIN.test(raw) && !raw.includes('  ') && !raw.startsWith(' ') && !raw.endsWith(' ')) return raw;
  const plain = withoutMarkup(raw.toWellFormed().normalize('NFC').replace(/\s/g, ' '))
    .replace(INVISIBLE, '')
    .replace(LATIN_JOINERS, '')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return LONE_JOINERS.test(plain) ? '' : plain;
}

/** Again until nothing changes: taking a tag out of `<<b>script>` leaves another. */
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  let before = text.replace(
    /&(amp|lt|gt|quot|apos|nbsp);/gi,
    (all, name: string) => ENTITIES[name.toLowerCase()] ?? all,
  );
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const after = before.replace(SCRIPTS, ' ').replace(TAGS, ' ');
    if (after === before) return after;
    before = after;
  }
  return before.replace(/[<>]/g, ' ');
}
