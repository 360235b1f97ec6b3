/** A name or an address in brackets, then perhaps a port. */
const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** Returns the name out of a Host header, in lower case and without the port; null when it isn't one. */
export const hostnameOf = (header: string | undefined): string | null =>
  HOST_HEADER.exec(header ?? '')?.[1]?.toLowerCase() ?? null;

/**
 * Whether a name, as it stands in an address, always means the machine itself. No DNS server is asked for these, so no
 * other site can make one of them its own.
 */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);
