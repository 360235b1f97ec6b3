/** GSM 03.38, the letters that a text message holds in seven bits each. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Its extension: two letters' room each. */
const EXTENSION = new Set('\f^{}\\[~]|€');

export interface Segments {
  readonly encoding: 'gsm-7' | 'ucs-2';
  readonly count: number;
}

/**
 * So many text messages a text is sent (and paid) as: 160 letters of GSM 03.38 or 70 of UCS-2 in one, 153 or 67 in each
 * of several. A letter that takes two places is never divided.
 */
export function segmentsOf(text: string): Segments {
  const letters = [...text];
  const isGsm = letters.every((letter) => BASIC.has(letter) || EXTENSION.has(letter));
  const sizes = letters.map((letter) => (isGsm ? (EXTENSION.has(letter) ? 2 : 1) : letter.length));
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  const encoding = isGsm ? 'gsm-7' : 'ucs-2';
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= alone) return { encoding, count: total === 0 ? 0 : 1 };
  let [count, room] = [1, each];
  for (const size of sizes) {
    if (size > room) [count, room] = [count + 1, each];
    room -= size;
  }
  return { encoding, count };
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

/** The same words in letters of GSM 03.38 as far as there are some: one 'ł' would halve the room of a message. */
export const inGsmLetters = (text: string): string =>
  [...text]
    .map((letter) => {
      if (BASIC.has(letter) || EXTENSION.has(letter)) return letter;
      const plain = PLAIN.get(letter) ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return [...plain].every((one) => BASIC.has(one)) ? plain : letter;
    })
    .join('');
