// 3GPP TS 23.038, 6.2.1: the default alphabet and, at two places each, its extension.
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Characters of a text that is one segment, and of each segment of a longer one. */
const GSM = { alone: 160, joined: 153 } as const;
const UNICODE = { alone: 70, joined: 67 } as const;

/** How many segments, each paid for, a text message takes. One character outside of the alphabet makes all of it Unicode. */
export function smsSegments(text: string): number {
  const isGsm = [...text].every((character) => BASIC.has(character) || EXTENDED.has(character));
  const { alone, joined } = isGsm ? GSM : UNICODE;
  const length = isGsm ? [...text].reduce((sum, character) => sum + (EXTENDED.has(character) ? 2 : 1), 0) : text.length;
  return length <= alone ? 1 : Math.ceil(length / joined);
}
