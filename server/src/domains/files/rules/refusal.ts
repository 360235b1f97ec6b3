/**
 * Why a file doesn't become a photo. `mixed`: it is also a file of another kind. `huge`: it has more pixels, or takes more
 * time or memory, than any photo.
 */
export const REFUSALS = ['empty', 'heic', 'video', 'document', 'other', 'damaged', 'mixed', 'huge'] as const;
export type RefusalReason = (typeof REFUSALS)[number];
