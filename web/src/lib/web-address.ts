/** Returns an address if it is safe as a link, that is, http or https. Sources can contain anything. */
export function webAddress(url: string | null): string | undefined {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}
