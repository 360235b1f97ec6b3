/** A company's name as the end of a sentence: 'Beargrass Plumbing Co.' brings its own full stop. */
export const endingWith = (company: string): string => (company.endsWith('.') ? company : `${company}.`);
