/** Returns whether a browser already has what an ETag stands for, by its `If-None-Match` header. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((each) => each.trim() === etag);
