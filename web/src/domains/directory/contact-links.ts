const SUBJECT = 'Plumbing Service Inquiry';

/** Opens a letter to a contractor with the agreed subject. */
export const inquiryLink = (email: string): string => `mailto:${email}?subject=${encodeURIComponent(SUBJECT)}`;
