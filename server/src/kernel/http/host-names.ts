/** A name or an address in brackets, then perhaps a port. */
const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** Returns the name in a Host header, in lower case and without the port; null when it is not a name. */
export const hostnameOf = (header: string | undefined): string | null =>
  HOST_HEADER.exec(header ?? '')?.[1]?.toLowerCase() ?? null;

/**
 * Whether a name, as it appears in an address, always means this machine. No DNS server is asked for these, so no other
 * site can take one of them over.
 */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);
