// 3GPP TS 23.038, 6.2.1: the default alphabet and its extension, whose characters take two places each.
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Places in a single-segment text, and in each segment of a longer one. */
const GSM = { alone: 160, joined: 153 } as const;
const UNICODE = { alone: 70, joined: 67 } as const;

/**
 * Returns the number of segments of a text message; each one costs money. A single character outside the alphabet turns
 * the whole text into Unicode. A character that takes two places is never split.
 */
export function smsSegments(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((character) => BASIC.has(character) || EXTENDED.has(character));
  const { alone, joined } = isGsm ? GSM : UNICODE;
  const sizes = characters.map((character) => (isGsm ? (EXTENDED.has(character) ? 2 : 1) : character.length));
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  let [count, room] = [1, joined];
  for (const size of sizes) {
    if (size > room) [count, room] = [count + 1, joined];
    room -= size;
  }
  return count;
}

const PLAIN: ReadonlyMap<string, string> = new Map([
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
  ['…', '...'],
  ['•', '-'],
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['×', 'x'],
  ['\u00a0', ' '],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
]);

/** Replaces characters with letters of the alphabet where possible: one 'ł' would halve the room in a message. */
export const inGsmLetters = (text: string): string =>
  [...text]
    .map((letter) => {
      if (BASIC.has(letter) || EXTENDED.has(letter)) return letter;
      const plain = PLAIN.get(letter) ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return [...plain].every((one) => BASIC.has(one)) ? plain : letter;
    })
    .join('');
