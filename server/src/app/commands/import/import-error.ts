/** An import can't begin or go on; `message` says what to do. */
export class ImportError extends Error {
  override name = 'ImportError';
}
