/** Hours for which the server keeps a draft after its last change. */
export const DRAFT_HOURS = 24;
