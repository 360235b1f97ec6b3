export { type UploadOptions, uploadAndServe } from './routes.ts';
export type { Owner } from './rules/owner.ts';
export { isSizeName, type SizeName } from './rules/stored-name.ts';
export type { StoredFile } from './tables.ts';
export { eraseFiles, removeFile } from './use-cases/remove-files.ts';
export { describeFile, findFile, listFiles, listFilesOf, readSize } from './use-cases/show-files.ts';
export { scheduleSweep } from './use-cases/sweep-files.ts';
export { takeUpload, type Upload } from './use-cases/take-upload.ts';
export { type PhotoViewer, photoOf } from './views.ts';
