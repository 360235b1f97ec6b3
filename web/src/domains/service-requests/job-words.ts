/** Returns whether a description contains more than the title derived from it. */
export const saysMoreThan = (title: string, description: string): boolean => plain(description) !== plain(title);

const plain = (text: string): string =>
  text
    .trim()
    .replace(/[.,;:!?]+$/, '')
    .replace(/^(?:the|a|an|my|our)\s/i, '')
    .toLowerCase();
