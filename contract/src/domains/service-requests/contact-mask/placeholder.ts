/** Replaces a phone number, an address or a name in a text. */
export const MASK = '[hidden]';
