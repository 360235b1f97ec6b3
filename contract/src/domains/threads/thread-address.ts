/** Questions that a contractor may ask before the connection; the customer may answer each once. */
export const MAX_QUESTIONS = 3;

/** Returns the path of a thread's page, without a language. `linkId` is the side's own: a request's or a referral's. */
export const threadPath = (linkId: string, contractorId: string): string =>
  `/thread?request=${linkId}&contractor=${contractorId}`;

/** Returns the path of the file with all messages. */
export const threadFilePath = (linkId: string, contractorId: string): string =>
  `/api/threads/${linkId}/messages.txt?contractor=${contractorId}`;
