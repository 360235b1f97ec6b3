/** An address that a link may have: only of the web, whatever a source has said. */
export function webAddress(url: string | null): string | undefined {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}
