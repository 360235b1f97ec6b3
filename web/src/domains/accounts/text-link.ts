/** A link in running text, tall enough for a finger. */
export const textLink = 'inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3';
