/** The known words in a text with commas, each once and in the order of `known`. */
export const listed = <T extends string>(known: readonly T[], text: string | undefined): T[] => {
  const words = new Set(text?.split(','));
  return known.filter((word) => words.has(word));
};
