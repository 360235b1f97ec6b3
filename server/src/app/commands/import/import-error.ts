/** An import can't begin or continue; `message` says what to do. */
export class ImportError extends Error {
  override name = 'ImportError';
}
