/** A reason why the embedded PostgreSQL can't run, in a sentence or two that tell people what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Returns the code of a system error (`ENOENT`, …), or undefined for anything else. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function noSpace(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The disk that holds DATA_DIR (${dataDir}) is full: make room, or set DATA_DIR to a folder on another disk.`,
  );
}

/**
 * Turns a failed file operation below DATA_DIR into an error for people. Returns existing EmbeddedPostgresErrors
 * unchanged.
 */
export function explainFileError(error: unknown, dataDir: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const code = systemCode(error);
  const remedy = 'make it writable, or set DATA_DIR to another folder';
  const cause = { cause: error };
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return noSpace(dataDir);
    case 'EACCES':
    case 'EPERM':
      return new EmbeddedPostgresError(`DATA_DIR (${dataDir}) may not be written by this user: ${remedy}.`, cause);
    case 'EROFS':
      return new EmbeddedPostgresError(`DATA_DIR (${dataDir}) is on a read-only disk: ${remedy}.`, cause);
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedPostgresError(`DATA_DIR (${dataDir}) is not a folder: set DATA_DIR to a folder.`, cause);
    case 'ENOENT':
      return new EmbeddedPostgresError(
        `DATA_DIR (${dataDir}) cannot be made there: set DATA_DIR to another folder.`,
        cause,
      );
    default: {
      const reason = error instanceof Error ? error.message : String(error);
      return new EmbeddedPostgresError(
        `DATA_DIR (${dataDir}) cannot be used (${reason}): set it to another one.`,
        cause,
      );
    }
  }
}
