const SCRIPTS = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const TAGS = /<[/!]?[a-z][^<>]*>|<!--[\s\S]*?-->/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Control characters, soft hyphens, direction marks and zero-width characters, which can hide or reorder words. */
const INVISIBLE =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
/** Joiners shape words in other scripts and join emoji. Next to Latin letters they only hide something. */
const LATIN_JOINERS = /(?<=[\p{Script=Latin}\d])[\u200C\u200D]+|[\u200C\u200D]+(?=[\p{Script=Latin}\d])/gu;
const LONE_JOINERS = /^[\u200C\u200D\s]+$/u;
/** More combining marks on one letter than any language uses. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const MOST_ROUNDS = 5;
/** Western letters, digits and punctuation. Such texts only need their double spaces removed. */
const PLAIN = /^[ -%'-;=-~\u00A1-\u00AC\u00AE-\u00FF\u2010-\u2026]+$/;

/**
 * Returns the text as a person would see it: without markup, invisible characters and double spaces, with line breaks
 * as spaces. Returns an empty string if nothing is visible.
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

/** Repeats until nothing changes, because removing a tag from `<<b>script>` leaves another. */
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
