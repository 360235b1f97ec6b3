/** A name or a bracketed address, with an optional port. */
const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** Returns the name in a Host header, in lower case and without the port; null if it is not a name. */
export const hostnameOf = (header: string | undefined): string | null =>
  HOST_HEADER.exec(header ?? '')?.[1]?.toLowerCase() ?? null;

/**
 * Returns whether a hostname always means this machine. No DNS server is asked for these names, so no other site can
 * take one over.
 */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);
