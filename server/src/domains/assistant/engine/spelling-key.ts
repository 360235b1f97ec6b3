/** What the ear doesn't tell apart, in Spanish as people type it and in common English typos. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^ll|(?<=[aeiou])ll(?=[aeiou])/g, 'y'],
  [/(.)\1/g, '$1'],
  [/ph/g, 'f'],
  [/(?<![cstpgw])h/g, ''],
  [/qu(?=[ei])/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/v/g, 'b'],
  [/z/g, 's'],
];
/** Matches if any of them may apply. */
const UNSURE = /ll|(.)\1|h|[cqvz]|gu/;

/** Returns how a word sounds, so that 'llave' and 'yave', 'cocina' and 'kosina', 'water' and 'watter' are the same. */
export function soundOf(word: string): string {
  if (!UNSURE.test(word)) return word;
  let sound = word;
  for (const [written, heard] of ALIKE) sound = sound.replace(written, heard);
  return sound;
}
