/** Questions that a contractor may ask before the connection; the customer may answer each once. */
export const MAX_QUESTIONS = 3;

/** The id of a thread's newest message on its page. */
export const NEWEST = 'newest';

/**
 * Returns the path of a thread's page at its newest message, or of the page of messages before one, without a language.
 * `linkId` is the side's own: a request's or a referral's.
 */
export const threadPath = (linkId: string, contractorId: string, before?: number): string =>
  `/thread?request=${linkId}&contractor=${contractorId}${before === undefined ? `#${NEWEST}` : `&before=${before}`}`;

/** Returns the path of the file with all messages. */
export const threadFilePath = (linkId: string, contractorId: string): string =>
  `/api/threads/${linkId}/messages.txt?contractor=${contractorId}`;
