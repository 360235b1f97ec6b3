/**
 * Returns the name that a provider gave our call, as its own log has it: the SID of a text or call, or the queue id of a
 * mail server. Null if its answer has none: the rest of an answer may quote addresses.
 */
export const providerCall = (answer: string | null): string | null =>
  /^[A-Z]{2}[0-9a-f]{32}$/.exec(answer ?? '')?.[0] ??
  /\bqueued as <?([\w.-]{4,80})>?(?=\s|$)/i.exec(answer ?? '')?.[1] ??
  null;
