/** Longest sentence of the customer's that still reads as a heading. */
const HEADLINE_LENGTH = 60;

/** The customer's own first sentence when it is short enough for a heading, else what the job is called otherwise. */
export function headlineOf({ title, description }: { readonly title: string; readonly description: string }): string {
  const [first = ''] = description.trim().split(/(?<=[.!?])\s|\n/);
  const sentence = first.trim().replace(/[.,;:]+$/, '');
  if (sentence.length < 4 || sentence.length > HEADLINE_LENGTH) return title;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Whether a description holds more than the headline that was made of it. */
export const saysMoreThan = (headline: string, description: string): boolean =>
  description
    .trim()
    .replace(/[.,;:]+$/, '')
    .toLowerCase() !== headline.toLowerCase();
